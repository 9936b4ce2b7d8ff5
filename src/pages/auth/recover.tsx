export { RecoverForm as Component } from '@/auth/recover-form'
export { recoverMeta as meta } from '@/content/auth'
