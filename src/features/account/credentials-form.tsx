import { useState } from 'react'
import { setRememberedEmail, useRememberedEmail } from '@/auth/remembered-email'
import { findClosedService } from '@/content/catalog/signup-services'
import { validateEmail } from '@/lib/validate'
import { InlineLink } from '@/routing/link'
import { useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { CheckboxField, EmailField } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'
import { AuthForm, loadAuthApi } from './auth-form'
import { type AuthMode, authModes, forgotPassword, loggedInToast, signUpCopy } from './copy'
import { NewPasswordField } from './new-password-fields'
import { ResendConfirmation } from './resend-confirmation'
import { validatePassword } from './validate-password'

/**
 * The login or sign-up form, with a key per mode. For the service of a sign-up link that isn't open, it
 * offers an email for when it opens. The page redirects when the session changes.
 */
export function CredentialsForm({ mode, service }: { mode: AuthMode; service?: string }) {
  const isSignUp = mode === 'signup'
  const closedService = findClosedService(service)
  const redirectTarget = useRedirectTarget()
  const [submittedEmail, setSubmittedEmail] = useState('')
  const form = useForm({
    defaultValues: { ...useRememberedEmail(), password: '', emailIfOpen: '' },
    onChange: (values) => setRememberedEmail(values.email),
    validate: (values) => ({
      email: validateEmail(values.email),
      password: validatePassword(values.password, isSignUp),
    }),
    async onSubmit({ emailIfOpen, ...values }) {
      const { logIn, signUp } = await loadAuthApi()
      const credentials = { ...values, email: values.email.trim() }
      setSubmittedEmail(credentials.email)
      if (isSignUp) {
        const data = { service, email_if_open: emailIfOpen ? true : undefined }
        const isLoggedIn = await signUp(credentials, redirectTarget, data)
        const outcome = isLoggedIn ? 'loggedIn' : 'confirm'
        showToast(signUpCopy.toasts[outcome])
        return signUpCopy.messages[outcome]
      }
      if (!(await logIn(credentials))) showToast(loggedInToast)
    },
  })

  const { result } = form
  const kind = result?.error?.kind
  const mayBeUnconfirmed =
    kind === 'email-rate-limited' ||
    kind === 'email-not-confirmed' ||
    (isSignUp && (form.earlierError || (result && !kind)))
  return (
    <>
      <AuthForm form={form} submit={authModes[mode].submit}>
        <EmailField
          label="Email"
          autoComplete={isSignUp ? 'email' : 'username'}
          autoFocus
          {...form.getFieldProps('email')}
        />
        {isSignUp ? (
          <NewPasswordField label="Password" {...form.getFieldProps('password')} />
        ) : (
          <PasswordField
            label="Password"
            hint={
              <InlineLink to={withRedirect('/auth/recover', redirectTarget)}>
                {forgotPassword}
              </InlineLink>
            }
            {...form.getFieldProps('password')}
          />
        )}
        {closedService && (
          <CheckboxField
            label={signUpCopy.getEmailChoice(closedService)}
            {...form.getFieldProps('emailIfOpen')}
          />
        )}
      </AuthForm>
      {mayBeUnconfirmed && <ResendConfirmation email={submittedEmail} />}
    </>
  )
}
