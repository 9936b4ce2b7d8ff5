export { ConfirmLink as Component } from '@/auth/confirm-link'
export { confirmMeta as meta } from '@/content/auth'
