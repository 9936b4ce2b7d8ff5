import { setRememberedEmail } from '@/auth/remembered-email'
import { loadModule } from '@/lib/load-module'
import { showToast } from '@/ui/toast-store'
import { noValues, useForm } from '@/ui/use-form'
import { emailLinkCopy } from './copy'
import { LinkPage, type LinkProps, useOpenLogin } from './link-page'

/** Confirms a new email address. */
export function ConfirmEmailChange({ token, email }: LinkProps) {
  const openLogin = useOpenLogin('email_change')
  const form = useForm({
    ...noValues,
    async onSubmit() {
      const { confirmEmailChange } = await loadModule(() => import('@/auth/email-links'))
      const isComplete = await confirmEmailChange(token, email)
      if (!isComplete) return emailLinkCopy.otherAddress
      setRememberedEmail(email)
      showToast(emailLinkCopy.emailChanged)
      return openLogin()
    },
  })
  return <LinkPage kind="email_change" email={email} form={form} />
}
