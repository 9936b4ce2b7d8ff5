export { AuthPage as Component } from '@/auth/auth-page'
export { authMeta as meta } from '@/content/auth'
