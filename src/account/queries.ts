import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAuth } from '@/auth/auth-provider'
import { getTotpFactors, type User } from '@/auth/auth-state'
import { readStoredSession } from '@/auth/stored-session'
import { decodeJwt } from '@/lib/decode-jwt'

/** Returns the account details for the account page. */
export function useAccountDetails({ id, email }: User) {
  const { fetchUser } = useAuth()
  return useQuery({
    queryKey: ['account', id, email],
    async queryFn() {
      const user = await fetchUser()
      return {
        since: loggedInSince(readStoredSession()?.access_token ?? ''),
        /** The new email address, which replaces the user's once confirmed. */
        newEmail: user.new_email,
        factors: getTotpFactors(user),
      }
    },
    placeholderData: keepPreviousData,
  })
}

/** Returns the start time of a token's session, if the token contains it. */
function loggedInSince(token: string) {
  const { amr } = decodeJwt(token)
  const timestamps = (Array.isArray(amr) ? amr : [])
    .flatMap((entry) => (typeof entry === 'string' ? [] : entry.timestamp))
    .filter(Number.isFinite)
  return timestamps.length > 0 ? new Date(Math.min(...timestamps) * 1000) : undefined
}
