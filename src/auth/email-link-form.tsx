import type { ComponentProps } from 'react'
import { checkEmail } from '@/lib/validate'
import { EmailField } from '@/ui/field'
import { AuthForm, useAuthForm } from './auth-form'
import { typedEmail, useRememberEmail } from './typed-email'
import { useResendCooldown } from './use-resend-cooldown'

/** A form that sends an email with a link, to an address at most once a minute. */
export function EmailLinkForm({
  submitLabel,
  send,
  children,
  ...rest
}: {
  /** The text of the button. `remaining` is how long the address has to wait, in seconds. */
  submitLabel: (remaining: number) => string
  /** Resolves to the message that the form shows. */
  send: (email: string) => Promise<string>
} & Pick<ComponentProps<typeof AuthForm>, 'variant' | 'autoFocus' | 'after' | 'children'>) {
  const form = useAuthForm({
    initial: { email: typedEmail.getState().email },
    check: ({ email }) => ({ email: checkEmail(email, 'Email') }),
    send: ({ email }) => send(email.trim()),
  })
  const remaining = useResendCooldown(form.values.email.trim())
  useRememberEmail(form.values.email)

  return (
    <AuthForm
      form={form}
      submitLabel={submitLabel(remaining)}
      pendingLabel="Sending..."
      disabled={remaining > 0}
      className="tabular-nums"
      {...rest}
    >
      {children}
      <EmailField label="Email" autoComplete="username" {...form.field('email')} />
    </AuthForm>
  )
}
