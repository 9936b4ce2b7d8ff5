import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { tabStorage } from '@/lib/storage'

/**
 * Returns the email address last typed into an auth form of this tab, with which the next auth form
 * starts. A login or logout clears it.
 */
export const useRememberedEmail = create(
  persist(() => ({ email: '' }), { name: 'omnia-tab-account', storage: tabStorage() }),
)

export const setRememberedEmail = (email: string) => useRememberedEmail.setState({ email })
