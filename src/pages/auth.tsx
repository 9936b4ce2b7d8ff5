import { useSearchParams } from 'react-router-dom'
import { AuthPage } from '@/auth/auth-page'

export { authMeta as meta } from '@/content/auth'

/** Log in by default, sign up with `?mode=signup`. */
export function Component() {
  const [params] = useSearchParams()
  const mode = params.get('mode') === 'signup' ? 'signup' : 'login'
  const other = new URLSearchParams(params)
  other.set('mode', mode === 'login' ? 'signup' : 'login')
  return <AuthPage mode={mode} toggleTo={`/auth?${other}`} />
}
