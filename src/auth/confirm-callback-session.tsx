import type { Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { confirmPanel } from '@/content/auth'
import { unexpectedError } from '@/lib/errors'
import { withRedirect } from '@/lib/redirect'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toasts'
import { AccountFrame } from './account-frame'
import { EmailAddress } from './email-address'
import { FormMessage } from './form-message'
import { emailRedirectTarget } from './redirect-target'
import { type CallbackTokens, storedUserId } from './session'
import { useAuth } from './use-auth'
import { useAuthAction } from './use-auth-action'

/**
 * Asks before it uses the session in the address, and never replaces another one: the link may be to
 * the account of its sender. The address that it names is from the auth service, not from the link.
 */
export function ConfirmCallbackSession({
  tokens: { access_token, refresh_token },
  onExpired,
}: {
  tokens: CallbackTokens
  onExpired: () => void
}) {
  const { user, checkCallbackTokens, acceptCallbackSession } = useAuth()
  const { hash } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [session, setSession] = useState<Session>()
  const [accepting, setAccepting] = useState(false)
  const { pending, message, run, showError } = useAuthAction()
  const recovering = new URLSearchParams(hash.slice(1)).get('type') === 'recovery'

  useEffect(() => {
    let left = false
    const check = async () => {
      const checked = await checkCallbackTokens({ access_token, refresh_token }).catch(
        () => undefined,
      )
      if (left) return
      if (checked?.session) setSession(checked.session)
      else onExpired()
    }
    void check()
    return () => {
      left = true
    }
  }, [access_token, refresh_token, checkCallbackTokens, onExpired])

  const proceed = () => navigate(emailRedirectTarget(params.get('redirect')), { replace: true })

  const accept = () =>
    run(async () => {
      setAccepting(true)
      const error = await acceptCallbackSession(session!, recovering)
      if (error) {
        setAccepting(false)
        return showError(unexpectedError)
      }
      if (recovering) {
        const target = emailRedirectTarget(params.get('redirect'))
        return navigate(withRedirect('/auth/new-password', target), { replace: true })
      }
      showToast({ title: 'Login Successful', description: 'Welcome back!' })
      return proceed()
    })

  if (!session) return <Spinner label="Checking the link" />
  const email = session.user.email ?? ''
  // A stored session counts even if it could not be checked, or still needs the code of a factor.
  if (!accepting && (user || storedUserId()))
    return (
      <AccountFrame title="You are already logged in" panel={confirmPanel}>
        <div className="grid gap-5">
          <p className="-mt-4 text-muted">
            {user && (
              <>
                You are logged in as <EmailAddress>{user.email}</EmailAddress>.{' '}
              </>
            )}
            {session.user.id === storedUserId() ? (
              'The link that you opened is for the same account.'
            ) : (
              <>
                The link that you opened is for <EmailAddress>{email}</EmailAddress> and was not
                used. To use it, log out first.
              </>
            )}
          </p>
          <Button variant="primary" onClick={proceed} className="w-full">
            Continue
          </Button>
        </div>
      </AccountFrame>
    )
  return (
    <AccountFrame title="Is this your email address?" panel={confirmPanel}>
      <div className="grid gap-5">
        <p className="-mt-4 text-muted">
          This link logs you in as <EmailAddress>{email}</EmailAddress>. Continue only if the
          address is yours.
        </p>
        <FormMessage message={message} />
        <Button variant="primary" disabled={pending} onClick={accept} className="w-full">
          {pending ? 'Checking...' : 'Continue'}
        </Button>
        <Button variant="quiet" onClick={() => navigate('/', { replace: true })} className="w-full">
          Cancel
        </Button>
      </div>
    </AccountFrame>
  )
}
