export { AuthPage as Component } from '@/auth/auth-page'
export { signupMeta as meta } from '@/content/auth'
