import type { Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { callbackLink, uncheckedLink } from '@/content/auth-forms'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import type { CallbackTokens } from './auth-callback'
import { LinkConfirmation, useShowOutcome } from './link-confirmation'
import { useRedirectTarget } from './redirect-target'
import { storedUserId } from './stored-session'
import { useAuth } from './use-auth'

/** A link with a session, which the auth service checks first: it knows the address, the link does not. */
export function CallbackLink({
  tokens,
  setExpired,
}: {
  tokens: CallbackTokens
  setExpired: (expired: boolean) => void
}) {
  const { checkCallback } = useAuth()
  /** The session, once the auth service has checked it; null if the service did not answer. */
  const [session, setSession] = useState<Session | null>()

  useEffect(() => {
    if (session !== undefined) return
    let ignore = false
    const check = async () => {
      const { data, error } = await checkCallback(tokens)
      if (ignore) return
      if (data.session) setSession(data.session)
      else if (error?.name === 'AuthRetryableFetchError') setSession(null)
      else setExpired(true)
    }
    check().catch(() => ignore || setSession(null))
    return () => {
      ignore = true
    }
  }, [tokens, session, checkCallback, setExpired])

  if (session === undefined) return <Spinner label="Checking the link" />
  return session ? (
    <CheckedCallback session={session} recovering={tokens.recovering} />
  ) : (
    <LinkConfirmation {...uncheckedLink} onConfirm={() => setSession(undefined)} />
  )
}

function CheckedCallback({ session, recovering }: { session: Session; recovering: boolean }) {
  const { user, acceptCallback } = useAuth()
  const target = useRedirectTarget()
  const navigate = useNavigate()
  const email = session.user.email ?? ''
  const showOutcome = useShowOutcome(recovering ? 'recovery' : 'signup', email)
  /** The user whose session is stored, even if it could not be checked or still needs a code. */
  const [storedUser] = useState(storedUserId)

  const accept = async () => showOutcome(await acceptCallback(session, recovering))

  if (storedUser && !recovering) {
    const { signedInAs, sameAccount, otherAccount, ...page } = callbackLink.notUsed
    const text =
      (user ? signedInAs(user.email) : '') +
      (storedUser === session.user.id ? sameAccount : otherAccount(email))
    const leave = () => navigate(target, { replace: true })
    return <LinkConfirmation {...page} text={text} onConfirm={leave} />
  }
  const page = callbackLink.question
  return (
    <LinkConfirmation {...page} text={page.text(email)} onConfirm={accept}>
      <Button variant="quiet" onClick={() => navigate('/', { replace: true })}>
        Cancel
      </Button>
    </LinkConfirmation>
  )
}
