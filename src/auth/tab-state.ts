import type { Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { create, createStore } from 'zustand'
import { readStoredJson, writeStorage } from '@/lib/storage'

type News = 'signed-up' | 'confirmed' | 'email-changed' | 'password-changed'

/** What this tab remembers until a log-in or a log-out, also over a reload. */
interface TabState {
  /** What has happened to the account of an email address: the log-in says it. */
  news?: { kind: News; email: string }
  /** When an email address may be sent another email of a kind, in ms since the epoch. */
  cooldowns?: Record<string, number>
  /** The email address of a sign-up whose response was lost. */
  lostSignUp?: string
  /** The session of a password reset, and when that began, in ms since the epoch. */
  reset?: { session: Session; since: number }
  /** The email address that the reply to the sent contact message goes to. */
  sentBy?: string
}

/** How long the auth service makes an email address wait for another email, in ms. */
const cooldownTime = 60_000

/** How long a password reset may take, in ms. */
const resetTime = 15 * 60_000

const storageKey = 'omnia-tab-account'

export const useTabState = create<TabState>(() => ({}))

const { getState, setState, subscribe } = useTabState

/** Reads what the tab has stored. The first state stays empty, so that hydration matches the prerendered HTML. */
export function restoreTabState() {
  setState(Object(readStoredJson('sessionStorage', storageKey)))
  endResetInTime()
}

restoreTabState()
subscribe((state) => writeStorage('sessionStorage', storageKey, JSON.stringify(state)))

/** The email that was last typed into the log-in, sign-up or recovery form: the next of them has it. */
export const typedEmail = createStore(() => ({ email: '' }))

/** Remembers what is typed, for the next form. */
export const useRememberEmail = (email: string) =>
  useEffect(() => typedEmail.setState({ email }), [email])

/** Forgets everything, the email that was typed as well: none of it is for the next person. */
export function forgetTabState() {
  setState({}, true)
  typedEmail.setState({ email: '' })
}

/** Lets the next page of the log-in say what has happened to the account of an email address. */
export const setNews = (kind: News, email: string) => setState({ news: { kind, email } })

/** Remembers the sender of a contact message, until the next one is begun. */
export const setSentBy = (sentBy: string | undefined) => setState({ sentBy })

export type EmailKind = 'confirmation' | 'reset' | 'change'

/** Starts the time in which an email address gets no other email of this kind. */
export const startCooldown = (kind: EmailKind, email: string) =>
  setState(({ cooldowns }) => ({
    cooldowns: { ...cooldowns, [kind + email]: Date.now() + cooldownTime },
  }))

/** Returns the seconds until an email address may be sent another email of a kind. */
export function useCooldown(kind: EmailKind, email: string) {
  const until = useTabState(({ cooldowns }) => cooldowns?.[kind + email] ?? 0)
  const [remaining, setRemaining] = useState(0)

  useEffect(() => {
    const tick = () => {
      const ms = Math.min(Math.max(until - Date.now(), 0), cooldownTime)
      setRemaining(Math.ceil(ms / 1000))
      if (ms === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until])

  return remaining
}

/** Keeps the session of a password reset that began at a time, in ms since the epoch. */
export function keepReset(session: Session, since: number) {
  setState({ reset: { session, since } })
  endResetInTime()
}

/** Ends the password reset of this tab when its time is over, on whichever page that is. */
function endResetInTime() {
  const reset = readReset()
  if (reset) setTimeout(readReset, reset.since + resetTime - Date.now())
}

/** Returns the password reset of this tab. Ends one whose time is over. */
export function readReset() {
  const { reset } = getState()
  if (reset && Math.abs(Date.now() - reset.since) < resetTime) return reset
  if (reset) forgetReset()
  return undefined
}

export function forgetReset() {
  setState({ reset: undefined })
}

/** Returns the session of the password reset of this tab. */
export const useResetSession = () => useTabState((state) => state.reset?.session)
