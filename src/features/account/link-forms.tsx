import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PasswordReset } from '@/auth/api'
import { useAuth } from '@/auth/auth-provider'
import { authErrorMessages } from '@/auth/copy'
import { setRememberedEmail } from '@/auth/remembered-email'
import { ButtonLink } from '@/routing/link'
import { loginPageHref, useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { FormAlert } from '@/ui/form'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'
import { AuthForm, loadAuthApi } from './auth-form'
import { AuthLayout } from './auth-layout'
import { confirmPanel, emailLinkCopy, emailLinks, failedLinkCopy, wrongCode } from './copy'
import { MfaCodeField, parseCode } from './mfa-code-form'
import { HiddenUsername, NewPasswordFields } from './new-password-fields'
import { ResendConfirmation } from './resend-confirmation'
import { emptyNewPassword, validateNewPassword, validatePassword } from './validate-password'

/** The purpose of a link, from the `type` in its URL. */
export type LinkKind = keyof typeof emailLinks

interface LinkProps {
  token: string
  email: string
}

/** Confirms a sign-up with the password, and logs in with it. */
function ConfirmSignUp({ token, email }: LinkProps) {
  const openLogin = useOpenLogin('signup')
  const form = useForm({
    defaultValues: { password: '' },
    validate: ({ password }) => ({ password: validatePassword(password, true) }),
    async onSubmit({ password }) {
      const { confirmSignUp } = await loadAuthApi()
      const needsCode = await confirmSignUp(token, { email, password })
      if (!needsCode) showToast(emailLinkCopy.emailConfirmed)
      return openLogin()
    },
  })
  return (
    <LinkPage kind="signup" email={email} form={form}>
      <HiddenUsername email={email} />
      <PasswordField
        label="Password"
        hint={emailLinkCopy.whyPassword}
        autoFocus
        {...form.getFieldProps('password')}
      />
    </LinkPage>
  )
}

function ConfirmEmailChange({ token, email }: LinkProps) {
  const openLogin = useOpenLogin('email_change')
  const form = useForm({
    async onSubmit() {
      const { confirmEmailChange } = await loadAuthApi()
      if (!(await confirmEmailChange(token, email))) return emailLinkCopy.otherAddress
      setRememberedEmail(email)
      showToast(emailLinkCopy.emailChanged)
      return openLogin()
    },
  })
  return <LinkPage kind="email_change" email={email} form={form} />
}

/** Verifies the link of a password reset, and then sets the new password, with a code if it needs one. */
function ResetPassword({ token, email }: LinkProps) {
  const openLogin = useOpenLogin('recovery')
  /** The reset, once the link is verified. */
  const [reset, setReset] = useState<PasswordReset>()
  const form = useForm({
    defaultValues: { ...emptyNewPassword, code: '' },
    validate: ({ code, ...passwords }) => ({
      ...(reset && validateNewPassword(passwords)),
      code: reset?.needsCode && !parseCode(code) ? wrongCode : undefined,
    }),
    async onSubmit({ password, code }) {
      const { openRecoveryLink } = await loadAuthApi()
      if (!reset) return setReset(await openRecoveryLink(token, email))
      await reset.setPassword(password, parseCode(code))
      setRememberedEmail(email)
      showToast(emailLinkCopy.passwordChanged(email))
      return openLogin()
    },
  })
  return reset ? (
    <LinkPage kind="recovery" email={email} form={form} submit={emailLinkCopy.newPasswordSubmit}>
      <NewPasswordFields email={email} autoFocus getFieldProps={form.getFieldProps} />
      {reset.needsCode && <MfaCodeField autoFocus={false} {...form.getFieldProps('code')} />}
    </LinkPage>
  ) : (
    <LinkPage kind="recovery" email={email} form={form} />
  )
}

/** The form that a link opens, by its kind. */
export const linkForms = {
  signup: ConfirmSignUp,
  email_change: ConfirmEmailChange,
  recovery: ResetPassword,
}

/** Returns a function that opens the login page, which redirects a signed-in user to the target. */
function useOpenLogin(kind: LinkKind) {
  const target = useRedirectTarget()
  const navigate = useNavigate()
  return () => navigate(loginPageHref(target), { replace: true, state: kind })
}

/** The page of a link with its form, the form's success message, or what to do after a failure. */
function LinkPage({
  kind,
  email,
  form,
  ...rest
}: { kind: LinkKind; email: string } & Pick<ComponentProps<typeof AuthForm>, 'form'> &
  Partial<ComponentProps<typeof AuthForm>>) {
  const { title, text, button } = emailLinks[kind]
  if (form.result?.error?.kind === 'link-expired')
    return <FailedLink kind={kind} email={email} takesFocus />
  return (
    <AuthLayout title={title} text={text(email)} panel={confirmPanel}>
      {form.result && !form.result.error ? (
        <FormAlert form={form} />
      ) : (
        <AuthForm form={form} submit={{ label: button }} {...rest} />
      )}
    </AuthLayout>
  )
}

interface FailedLinkProps {
  kind?: LinkKind
  email?: string
  /** Whether it replaces a form, which had the focus. */
  takesFocus?: boolean
}

const focusOnMount = (link: HTMLAnchorElement | null) => link?.focus()

/** The error of a link that failed, with what to do next. */
export function FailedLink({ kind, email, takesFocus }: FailedLinkProps) {
  const { user } = useAuth()
  const target = useRedirectTarget()
  const links = {
    visitor: loginPageHref(target),
    recovery: withRedirect('/auth/recover', target),
    user: target,
  }
  const state = kind === 'recovery' ? kind : user ? 'user' : 'visitor'
  const { hint, label } = failedLinkCopy[state]
  return (
    <AuthLayout
      title={failedLinkCopy.title}
      text={authErrorMessages.linkExpired + hint}
      panel={confirmPanel}
    >
      {kind === 'signup' && email && !user && <ResendConfirmation email={email} />}
      <ButtonLink ref={takesFocus ? focusOnMount : undefined} to={links[state]}>
        {label}
      </ButtonLink>
    </AuthLayout>
  )
}
