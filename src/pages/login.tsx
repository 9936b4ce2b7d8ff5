export { AuthPage as Component } from '@/auth/auth-page'
export { loginMeta as meta } from '@/content/auth'
