import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { User } from '@/auth/auth-state'
import { fetchUser } from './api'

/** The details of the account that the session lacks: a new email address, authenticator apps. */
export const useAccount = (user: User) =>
  useQuery({
    queryKey: ['account', user.id, user.email],
    queryFn: () => fetchUser(user),
    placeholderData: keepPreviousData,
  })
