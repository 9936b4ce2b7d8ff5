import { AuthPage, useToggleTo } from '@/auth/auth-page'

export { signupMeta as meta } from '@/content/auth'

/** The auth page in sign-up mode; `?service=` says what brought the person there. */
export function Component() {
  return <AuthPage mode="signup" toggleTo={useToggleTo('/login')} />
}
