import { setRememberedEmail } from '@/auth/remembered-email'
import { showToast } from '@/ui/toast-store'
import { noValues } from '@/ui/use-form'
import { useAuthForm } from './auth-form'
import { emailLinkCopy } from './copy'
import { LinkPage, type LinkProps, useOpenLogin } from './link-page'

/** Confirms a new email address. */
export function ConfirmEmailChange({ token, email }: LinkProps) {
  const openLogin = useOpenLogin('email_change')
  const form = useAuthForm({
    ...noValues,
    async onSubmit(_, { confirmEmailChange }) {
      const isComplete = await confirmEmailChange(token, email)
      if (!isComplete) return emailLinkCopy.otherAddress
      setRememberedEmail(email)
      showToast(emailLinkCopy.emailChanged)
      return openLogin()
    },
  })
  return <LinkPage kind="email_change" email={email} form={form} />
}
