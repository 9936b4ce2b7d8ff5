import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuthApi } from '@/auth/api'
import { AuthForm, useAuthForm } from '@/auth/auth-form'
import { AuthLayout } from '@/auth/auth-layout'
import { useAuth } from '@/auth/auth-provider'
import { isSameEmail } from '@/auth/auth-state'
import { validatePassword } from '@/auth/new-password-fields'
import { ResendConfirmation } from '@/auth/resend-confirmation'
import { useAuthAction } from '@/auth/use-auth-action'
import { authErrorMessages } from '@/content/auth-errors'
import {
  confirmMeta,
  confirmPanel,
  emailLinks,
  failedLinkCopy,
  emailLinkCopy,
} from '@/content/email-links'
import type { Href } from '@/content/hrefs'
import type { PageMeta, PageLocation } from '@/content/types'
import { toApiError } from '@/lib/errors'
import { setFlash } from '@/lib/per-tab-store'
import { validateEmail } from '@/lib/validate'
import { Link } from '@/routing/link'
import { useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { Button, buttonVariants } from '@/ui/button'
import { FormAlert } from '@/ui/form-alert'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'

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
  const [error, setError] = useState<LinkErrorKind>()

  if (!kind || !token || !isEmail || error)
    return <FailedLink kind={kind} email={isEmail ? email : undefined} error={error} />
  const link = { token, email, onError: setError }
  return (
    <AuthLayout
      title={emailLinks[kind].title}
      text={emailLinks[kind].text(email)}
      panel={confirmPanel}
    >
      {kind === 'signup' ? <SignUpForm {...link} /> : <LinkButton kind={kind} {...link} />}
    </AuthLayout>
  )
}

/**
 * The reason a link failed. It is expired, used or damaged, or an earlier click may have used it
 * before the response was lost.
 */
type LinkErrorKind = 'expired' | 'response-lost'

interface LinkProps {
  token: string
  email: string
  onError: (kind: LinkErrorKind) => void
}

/** Confirms a sign-up's email address and logs in with the password that the user enters. */
function SignUpForm({ token, email, onError }: LinkProps) {
  const { user } = useAuth()
  const { confirmSignUp } = useAuthApi()
  const target = useRedirectTarget()
  const navigate = useNavigate()
  const form = useAuthForm({
    initialValues: { password: '' },
    validate: ({ password }) => ({ password: validatePassword(password, 'Password', true) }),
    async onSubmit({ password }) {
      const staysLoggedIn = user !== null && !isSameEmail(user.email, email)
      try {
        const needsCode = await confirmSignUp(token, { email, password }, staysLoggedIn)
        if (staysLoggedIn) return emailLinkCopy.otherUser(email)
        if (!needsCode) showToast(emailLinkCopy.emailConfirmed)
        await navigate(needsCode ? withRedirect('/auth?mode=login', target) : target, {
          replace: true,
        })
      } catch (error) {
        if (toApiError(error).kind === 'link-expired') return onError('expired')
        throw error
      }
    },
  })
  if (form.action.message?.kind === 'success') return <FormAlert result={form.action.message} />
  return (
    <AuthForm
      form={form}
      submitLabel={emailLinks.signup.button}
      pendingLabel="Checking..."
      autoFocus
    >
      {/* Lets password managers identify the account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        hint={emailLinkCopy.whyPassword}
        {...form.getFieldProps('password')}
      />
    </AuthForm>
  )
}

/** Verifies a link that doesn't require a password, and shows the result. */
function LinkButton({
  kind,
  token,
  email,
  onError,
}: LinkProps & { kind: 'recovery' | 'email_change' }) {
  const { user } = useAuth()
  const { openRecoveryLink, confirmEmailChange } = useAuthApi()
  const { isPending, message, run } = useAuthAction()
  const [isResponseLost, setIsResponseLost] = useState(false)
  const target = useRedirectTarget()
  const navigate = useNavigate()
  const open = (to: Href) => navigate(to, { replace: true })

  async function confirm() {
    try {
      if (kind === 'recovery') {
        await openRecoveryLink(token, email)
        return await open(withRedirect('/auth/new-password', target))
      }
      const userId = await confirmEmailChange(token, email)
      if (!userId) return emailLinkCopy.otherAddress
      if (!user) {
        setFlash('email-changed', email)
        return await open(withRedirect('/auth?mode=login', target))
      }
      if (user.id !== userId) return emailLinkCopy.otherUser(email)
      showToast(emailLinkCopy.emailChanged)
      return await open(target)
    } catch (error) {
      const { kind: errorKind } = toApiError(error)
      if (errorKind === 'link-expired')
        return onError(isResponseLost && kind === 'email_change' ? 'response-lost' : 'expired')
      if (errorKind === 'unknown-outcome') setIsResponseLost(true)
      throw error
    }
  }

  return (
    <>
      <FormAlert result={message} />
      {message?.kind !== 'success' && (
        <Button variant="primary" disabled={isPending} onClick={() => run(confirm)}>
          {isPending ? 'Checking...' : emailLinks[kind].button}
        </Button>
      )}
    </>
  )
}

/** The error of a link that failed, with what to do next. */
function FailedLink({
  kind,
  email,
  error,
}: {
  kind?: LinkKind
  email?: string
  error?: LinkErrorKind
}) {
  const { user } = useAuth()
  const target = useRedirectTarget()
  const isResponseLost = error === 'response-lost'
  const next =
    kind === 'recovery'
      ? { label: 'Ask for a new link', to: withRedirect('/auth/recover', target) }
      : user
        ? { label: 'Continue', to: target }
        : { label: 'Log in', to: withRedirect('/auth?mode=login', target) }
  const hint = isResponseLost
    ? failedLinkCopy.logIn
    : kind === 'signup'
      ? failedLinkCopy.signup
      : ''
  return (
    <AuthLayout
      title={failedLinkCopy.title}
      text={
        (isResponseLost ? failedLinkCopy.responseLost : authErrorMessages.linkExpired) +
        (user ? failedLinkCopy.signedInAs(user.email) : hint)
      }
      panel={confirmPanel}
    >
      {kind === 'signup' && email && !user && <ResendConfirmation email={email} />}
      <Link to={next.to} className={buttonVariants('primary')}>
        {next.label}
      </Link>
    </AuthLayout>
  )
}
