import { AuthPage, useToggleTo } from '@/auth/auth-page'

export { loginMeta as meta } from '@/content/auth'

/** The auth page in log-in mode; `?redirect=` says where to go afterwards. */
export function Component() {
  return <AuthPage mode="login" toggleTo={useToggleTo('/signup')} />
}
