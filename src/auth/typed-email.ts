import { createStore } from 'zustand/vanilla'

/** The email that was last typed into the log-in, sign-up or recovery form: the next of them has it. */
export const typedEmail = createStore(() => ({ email: '' }))
