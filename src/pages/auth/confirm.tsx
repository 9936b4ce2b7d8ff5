import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AuthForm } from '@/auth/auth-form'
import { AuthLayout } from '@/auth/auth-layout'
import { useAuth } from '@/auth/auth-provider'
import type { PasswordReset } from '@/auth/email-links'
import { MfaCodeField, stripWhitespace, validateMfaCode } from '@/auth/mfa-code-form'
import { HiddenUsername, NewPasswordFields } from '@/auth/new-password-fields'
import { ResendConfirmation } from '@/auth/resend-confirmation'
import { emptyNewPassword, validateNewPassword, validatePassword } from '@/auth/validate-password'
import { authErrorMessages } from '@/content/copy/auth-errors'
import {
  confirmMeta,
  confirmPanel,
  emailLinkCopy,
  emailLinks,
  failedLinkCopy,
} from '@/content/copy/email-links'
import { mfaCopy } from '@/content/copy/mfa'
import type { PageLocation, PageMeta } from '@/content/types'
import { loadModule } from '@/lib/load-module'
import { setRememberedEmail } from '@/auth/remembered-email'
import { validateEmail } from '@/lib/validate'
import { loginPageHref, useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { ButtonLink } from '@/components/button-link'
import { FormAlert } from '@/ui/form-alert'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'

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
 * before people do. The link of a sign-up also needs the password, and logs in with it. The link of a
 * password reset then asks for the new password, and for a code if the account needs one.
 */
export function Component() {
  const [params] = useHydratedSearchParams()
  const kind = getLinkKind(params)
  const token = params.get('token_hash') ?? ''
  const email = params.get('email') ?? ''
  const isEmail = !validateEmail(email, '')
  const target = useRedirectTarget()
  const navigate = useNavigate()
  const isSignUp = kind === 'signup'

  // Set after the link of a password reset was verified.
  const [reset, setReset] = useState<PasswordReset>()
  const [values, onChange] = useState({ ...emptyNewPassword, code: '' })
  const form = useForm({
    values,
    onChange,
    validate(typed) {
      if (isSignUp) return { password: validatePassword(typed.password, 'Password', true) }
      return reset
        ? {
            ...validateNewPassword(typed),
            code: reset.needsCode ? validateMfaCode(typed.code) : undefined,
          }
        : {}
    },
    onSubmit: verify,
  })

  /** Verifies the link or sets the new password, then opens the next page or resolves to a message. */
  async function verify({ password, code }: typeof values) {
    const api = await loadModule(() => import('@/auth/email-links'))
    if (kind === 'recovery') {
      if (!reset) return setReset(await api.openRecoveryLink(token, email))
      await api.setNewPassword(reset, password, stripWhitespace(code))
      setRememberedEmail(email)
      showToast(emailLinkCopy.passwordChanged(email))
    } else if (isSignUp) {
      const needsCode = await api.confirmSignUp(token, { email, password })
      if (!needsCode) showToast(emailLinkCopy.emailConfirmed)
    } else {
      const isComplete = await api.confirmEmailChange(token, email)
      if (!isComplete) return emailLinkCopy.otherAddress
      setRememberedEmail(email)
      showToast(emailLinkCopy.emailChanged)
    }
    // The login page redirects a signed-in user to the target.
    return navigate(loginPageHref(target), { replace: true, state: kind })
  }

  if (!kind || !token || !isEmail || form.result?.error?.kind === 'link-expired')
    return <FailedLink kind={kind} email={isEmail ? email : undefined} />
  const { title, text, button } = emailLinks[kind]
  return (
    <AuthLayout title={title} text={text(email)} panel={confirmPanel}>
      {form.result && !form.result.error ? (
        <FormAlert result={form.result} />
      ) : (
        <AuthForm
          form={form}
          submitLabel={reset ? 'Save password' : button}
          pendingLabel={reset ? 'Saving...' : 'Checking...'}
        >
          {isSignUp && (
            <>
              <HiddenUsername email={email} />
              <PasswordField
                label="Password"
                hint={emailLinkCopy.whyPassword}
                autoFocus
                {...form.getFieldProps('password')}
              />
            </>
          )}
          {reset && (
            <NewPasswordFields email={email} autoFocus getFieldProps={form.getFieldProps} />
          )}
          {reset?.needsCode && (
            <MfaCodeField
              hint={mfaCopy.codeHint}
              autoFocus={false}
              {...form.getFieldProps('code')}
            />
          )}
        </AuthForm>
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
