import { create } from 'zustand'

/**
 * The email address last typed into an auth form, with which the next auth form starts. A login or
 * logout clears it.
 */
export const useRememberedEmail = create(() => ({ email: '' }))

export const setRememberedEmail = (email: string) => useRememberedEmail.setState({ email })
