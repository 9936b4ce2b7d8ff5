import type { Factor } from '@supabase/supabase-js'
import { useEffect, useReducer, useState } from 'react'
import { type User, verifiedFactors } from '@/auth/session'
import { useAuth } from '@/auth/use-auth'
import { tokenClaims } from '@/lib/token-claims'

interface Details {
  since?: Date
  newEmail?: string
  factors?: Factor[]
}

/** What the account page shows beside the session. */
export function useAccountDetails({ id, email }: User) {
  const { getClient, fetchUser } = useAuth()
  const [details, setDetails] = useState<Details>({})
  const [loads, reload] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    let ignore = false
    async function load() {
      const { auth } = await getClient()
      const { session } = (await auth.getSession()).data
      const fetched = await fetchUser().catch(() => undefined)
      if (ignore || fetched === null) return
      setDetails((known) => ({
        ...known,
        since: loggedInSince(session?.access_token ?? ''),
        ...(fetched && { newEmail: fetched.new_email, factors: verifiedFactors(fetched) }),
      }))
    }
    // The page works without the details.
    load().catch(() => undefined)
    return () => {
      ignore = true
    }
  }, [getClient, fetchUser, id, email, loads])

  return { ...details, reload }
}

/** When the session of a token began, if the token says so. */
function loggedInSince(token: string) {
  const { amr } = tokenClaims(token)
  const timestamps = (Array.isArray(amr) ? amr : [])
    .flatMap((entry) => (typeof entry === 'string' ? [] : entry.timestamp))
    .filter(Number.isFinite)
  return timestamps.length > 0 ? new Date(Math.min(...timestamps) * 1000) : undefined
}
