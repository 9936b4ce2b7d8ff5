import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AuthForm } from '@/features/account/auth-form'
import { AuthLayout } from '@/features/account/auth-layout'
import { useAuth } from '@/auth/auth-provider'
import type { PasswordReset } from '@/auth/email-links'
import { MfaCodeField, stripWhitespace, validateMfaCode } from '@/features/account/mfa-code-form'
import { HiddenUsername, NewPasswordFields } from '@/features/account/new-password-fields'
import { ResendConfirmation } from '@/features/account/resend-confirmation'
import {
  emptyNewPassword,
  validateNewPassword,
  validatePassword,
} from '@/features/account/validate-password'
import { authErrorMessages, mfaCopy } from '@/auth/copy'
import {
  confirmMeta,
  confirmPanel,
  emailLinkCopy,
  emailLinks,
  failedLinkCopy,
} from '@/features/account/copy'
import type { PageLocation, PageMeta } from '@/content/types'
import { loadModule } from '@/lib/load-module'
import { setRememberedEmail } from '@/auth/remembered-email'
import { validateEmail } from '@/lib/validate'
import { loginPageHref, useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { ButtonLink } from '@/routing/button-link'
import { FormAlert } from '@/ui/form-alert'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'
import { noValues, useForm } from '@/ui/use-form'

/** The purpose of a link, from the `type` in its URL. */
type LinkKind = keyof typeof emailLinks

function getLinkKind(params: URLSearchParams) {
  const type = params.get('type')
  return type !== null && Object.hasOwn(emailLinks, type) ? (type as LinkKind) : undefined
}

export function meta({ search }: PageLocation): PageMeta {
  const kind = getLinkKind(new URLSearchParams(search))
  return kind ? { ...confirmMeta, title: emailLinks[kind].title } : confirmMeta
}

/**
 * The page that email links open. A button verifies the link, because mail scanners open links
 * before people do.
 */
export function Component() {
  const [params] = useHydratedSearchParams()
  const kind = getLinkKind(params)
  const token = params.get('token_hash')
  const email = params.get('email') ?? ''
  const isEmail = !validateEmail(email, '')
  if (!kind || !token || !isEmail)
    return <FailedLink kind={kind} email={isEmail ? email : undefined} />
  const LinkForm = linkForms[kind]
  return <LinkForm token={token} email={email} />
}

/** What a link contains. */
interface LinkProps {
  token: string
  email: string
}

/** Confirms a sign-up with the password, and logs in with it. */
function ConfirmSignUp({ token, email }: LinkProps) {
  const openLogin = useOpenLogin('signup')
  const [values, onChange] = useState({ password: '' })
  const form = useForm({
    values,
    onChange,
    validate: ({ password }) => ({ password: validatePassword(password, 'Password', true) }),
    async onSubmit({ password }) {
      const { confirmSignUp } = await loadApi()
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

/** Confirms a new email address. */
function ConfirmEmailChange({ token, email }: LinkProps) {
  const openLogin = useOpenLogin('email_change')
  const form = useForm({
    ...noValues,
    async onSubmit() {
      const { confirmEmailChange } = await loadApi()
      const isComplete = await confirmEmailChange(token, email)
      if (!isComplete) return emailLinkCopy.otherAddress
      setRememberedEmail(email)
      showToast(emailLinkCopy.emailChanged)
      return openLogin()
    },
  })
  return <LinkPage kind="email_change" email={email} form={form} />
}

/** Verifies the link of a password reset, and then asks for the new password. */
function ResetPassword({ token, email }: LinkProps) {
  const [reset, setReset] = useState<PasswordReset>()
  const form = useForm({
    ...noValues,
    async onSubmit() {
      const { openRecoveryLink } = await loadApi()
      setReset(await openRecoveryLink(token, email))
    },
  })
  if (reset) return <NewPassword email={email} reset={reset} />
  return <LinkPage kind="recovery" email={email} form={form} />
}

/** Sets the new password, with a code if the account needs one. */
function NewPassword({ email, reset }: { email: string; reset: PasswordReset }) {
  const openLogin = useOpenLogin('recovery')
  const [values, onChange] = useState({ ...emptyNewPassword, code: '' })
  const form = useForm({
    values,
    onChange,
    validate: ({ code, ...passwords }) => ({
      ...validateNewPassword(passwords),
      code: reset.needsCode ? validateMfaCode(code) : undefined,
    }),
    async onSubmit({ password, code }) {
      const { setNewPassword } = await loadApi()
      await setNewPassword(reset, password, stripWhitespace(code))
      setRememberedEmail(email)
      showToast(emailLinkCopy.passwordChanged(email))
      return openLogin()
    },
  })
  return (
    <LinkPage
      kind="recovery"
      email={email}
      form={form}
      submitLabel="Save password"
      pendingLabel="Saving..."
    >
      <NewPasswordFields email={email} autoFocus getFieldProps={form.getFieldProps} />
      {reset.needsCode && (
        <MfaCodeField hint={mfaCopy.codeHint} autoFocus={false} {...form.getFieldProps('code')} />
      )}
    </LinkPage>
  )
}

const linkForms = {
  signup: ConfirmSignUp,
  email_change: ConfirmEmailChange,
  recovery: ResetPassword,
}

const loadApi = () => loadModule(() => import('@/auth/email-links'))

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
  if (form.result?.error?.kind === 'link-expired') return <FailedLink kind={kind} email={email} />
  return (
    <AuthLayout title={title} text={text(email)} panel={confirmPanel}>
      {form.result && !form.result.error ? (
        <FormAlert result={form.result} />
      ) : (
        <AuthForm form={form} submitLabel={button} pendingLabel="Checking..." {...rest} />
      )}
    </AuthLayout>
  )
}

/** The error of a link that failed, with what to do next. */
function FailedLink({ kind, email }: { kind?: LinkKind; email?: string }) {
  const { user } = useAuth()
  const target = useRedirectTarget()
  const next =
    kind === 'recovery'
      ? { label: 'Request a new link', to: withRedirect('/auth/recover', target) }
      : user
        ? { label: 'Continue', to: target }
        : { label: 'Log in', to: loginPageHref(target) }
  const hint =
    kind === 'recovery'
      ? failedLinkCopy.resetHint
      : user
        ? failedLinkCopy.signedInAs(user.email)
        : failedLinkCopy.hint
  return (
    <AuthLayout
      title={failedLinkCopy.title}
      text={authErrorMessages.linkExpired + hint}
      panel={confirmPanel}
    >
      {kind === 'signup' && email && !user && <ResendConfirmation email={email} />}
      <ButtonLink to={next.to}>{next.label}</ButtonLink>
    </AuthLayout>
  )
}
