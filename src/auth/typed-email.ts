import { useEffect } from 'react'
import { createStore } from 'zustand'

/** The email that was last typed into the log-in, sign-up or recovery form: the next of them has it. */
export const typedEmail = createStore(() => ({ email: '' }))

/** Remembers what is typed, for the next form. */
export const useRememberEmail = (email: string) =>
  useEffect(() => typedEmail.setState({ email }), [email])
