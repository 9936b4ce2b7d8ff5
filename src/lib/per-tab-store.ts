import { useEffect } from 'react'
import { create, createStore } from 'zustand'
import { readStoredJson, writeStorage } from './storage'

type FlashKind = 'signed-up' | 'email-changed' | 'password-changed'

/** The state of this tab until a login or logout, kept across reloads. */
interface PerTabState {
  /** What happened to the account of an email address, for the login page to show. */
  flash?: { kind: FlashKind; email: string }
  /** The earliest time for the next email per kind and email address, in ms since the epoch. */
  cooldowns?: Record<string, number>
  /** The email address of a sign-up whose response was lost. */
  unknownOutcomeSignUp?: string
}

const storageKey = 'omnia-tab-account'

export const usePerTabStore = create<PerTabState>(() => ({}))

/** Reads what the tab has stored. The initial state stays empty, as in the prerendered HTML. */
export const restorePerTabStore = () =>
  usePerTabStore.setState(Object(readStoredJson('sessionStorage', storageKey)))

restorePerTabStore()
usePerTabStore.subscribe((state) =>
  writeStorage('sessionStorage', storageKey, JSON.stringify(state)),
)

/** The email address last typed into an auth form. The next auth form starts with it. */
export const rememberedEmailStore = createStore(() => ({ email: '' }))

/** Remembers an email address for the next auth form. */
export const useRememberEmail = (email: string) =>
  useEffect(() => rememberedEmailStore.setState({ email }), [email])

/** Clears this tab's state, so that the next user of the tab doesn't see it. */
export function clearPerTabStore() {
  usePerTabStore.setState({}, true)
  rememberedEmailStore.setState({ email: '' })
}

/** Lets the login page show what happened to the account of an email address. */
export const setFlash = (kind: FlashKind, email: string) =>
  usePerTabStore.setState({ flash: { kind, email } })
