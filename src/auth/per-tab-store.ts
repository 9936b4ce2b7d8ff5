import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { tabStorage } from '@/lib/storage'

type FlashKind = 'signed-up' | 'email-changed' | 'password-changed'

/** The state of this tab until a login or logout, kept across reloads. */
interface PerTabState {
  /** The email address last typed into an auth form. The next auth form starts with it. */
  email?: string
  /** What happened to the account of an email address, for the login page to show. */
  flash?: { kind: FlashKind; email: string }
}

export const usePerTabStore = create(
  persist<PerTabState>(() => ({}), { name: 'omnia-tab-account', storage: tabStorage() }),
)

/** Returns the email address of this tab's auth forms, and sets it. */
export const useRememberedEmail = () =>
  [
    usePerTabStore((state) => state.email ?? ''),
    (email: string) => usePerTabStore.setState({ email }),
  ] as const

/** Clears this tab's state, so that the next user of the tab doesn't see it. */
export const clearPerTabStore = () => usePerTabStore.setState({}, true)

/** Lets the login page show what happened to the account of an email address. */
export const setFlash = (kind: FlashKind, email: string) =>
  usePerTabStore.setState({ flash: { kind, email }, email })
