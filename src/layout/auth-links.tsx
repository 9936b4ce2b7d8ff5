import { useAuth } from '@/auth/auth-provider'
import { LogOutButton } from '@/features/account/log-out-button'
import { ButtonLink } from '@/routing/link'
import { loginPageHref } from '@/routing/redirect-target'

/** The links to log in and sign up; for signed-in users, "Log out"; none during the initial session check. */
export function AuthLinks() {
  const { authState, user } = useAuth()
  if (authState.status === 'loading') return null
  if (user)
    return (
      <LogOutButton
        variant="ghost"
        className="shrink-0 @nav:-mr-2 @nav:@max-nav-wide:px-2 @nav-wide:-mr-5"
      >
        Log out
      </LogOutButton>
    )
  return (
    <div data-visitors-only className="contents *:shrink-0 @max-nav:*:grow">
      <ButtonLink variant="ghost" to={loginPageHref()}>
        Log in
      </ButtonLink>
      <ButtonLink to="/auth?mode=signup">Start free trial</ButtonLink>
    </div>
  )
}
