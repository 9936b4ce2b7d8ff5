import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import { authErrorMessages } from '@/auth/copy'
import { ButtonLink } from '@/routing/button-link'
import { loginPageHref, useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { FormAlert } from '@/ui/form-alert'
import { AuthForm } from './auth-form'
import { AuthLayout } from './auth-layout'
import { confirmPanel, emailLinks, failedLinkCopy } from './copy'
import { ResendConfirmation } from './resend-confirmation'

/** The purpose of a link, from the `type` in its URL. */
export type LinkKind = keyof typeof emailLinks

/** What a link contains. */
export interface LinkProps {
  token: string
  email: string
}

/** Returns a function that opens the login page, which redirects a signed-in user to the target. */
export function useOpenLogin(kind: LinkKind) {
  const target = useRedirectTarget()
  const navigate = useNavigate()
  return () => navigate(loginPageHref(target), { replace: true, state: kind })
}

/** The page of a link with its form, the form's success message, or what to do after a failure. */
export function LinkPage({
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
export function FailedLink({ kind, email }: { kind?: LinkKind; email?: string }) {
  const { user } = useAuth()
  const target = useRedirectTarget()
  const logIn = { hint: failedLinkCopy.hint, label: 'Log in', to: loginPageHref(target) }
  const { hint, label, to } =
    kind === 'recovery'
      ? {
          hint: failedLinkCopy.resetHint,
          label: 'Request a new link',
          to: withRedirect('/auth/recover', target),
        }
      : user
        ? { hint: failedLinkCopy.signedInAs(user.email), label: 'Continue', to: target }
        : logIn
  return (
    <AuthLayout
      title={failedLinkCopy.title}
      text={authErrorMessages.linkExpired + hint}
      panel={confirmPanel}
    >
      {kind === 'signup' && email && !user && <ResendConfirmation email={email} />}
      <ButtonLink to={to}>{label}</ButtonLink>
    </AuthLayout>
  )
}
