import { create } from 'zustand'

/** The email address with which the next auth form starts, until a login or logout. */
export const useRememberedEmail = create(() => ({ email: '' }))

export const setRememberedEmail = (email: string) => useRememberedEmail.setState({ email })
