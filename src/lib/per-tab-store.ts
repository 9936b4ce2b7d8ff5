import { useEffect } from 'react'
import { create, createStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { tabStorage } from './storage'

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

export const usePerTabStore = create(
  persist<PerTabState>(() => ({}), { name: 'omnia-tab-account', storage: tabStorage() }),
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
