export { NewPassword as Component } from '@/auth/new-password-form'
export { newPasswordMeta as meta } from '@/content/auth'
