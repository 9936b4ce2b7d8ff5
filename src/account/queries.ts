import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getTotpFactors, type User } from '@/auth/auth-state'
import { fetchUser } from './api'

/** Returns the account details for the account page. */
export function useAccountDetails({ id, email }: User) {
  return useQuery({
    queryKey: ['account', id, email],
    async queryFn() {
      const user = await fetchUser()
      return {
        /** The new email address, which replaces the user's once confirmed. */
        newEmail: user.new_email,
        factors: getTotpFactors(user),
      }
    },
    placeholderData: keepPreviousData,
  })
}
