import type { ComponentProps } from 'react'
import { findService, isOpen } from '@/content/catalog/open-services'
import { getTrialNote, notOpenNote, trialNote } from '@/content/open-notes'
import type { Cta } from '@/content/types'
import { ButtonLink, Link } from '@/routing/link'
import { usePageRoute } from '@/routing/use-page-route'
import { type ResolvedCta, useResolvedCtas } from './use-resolved-ctas'

const isSignUp = ({ to }: Cta) => to.startsWith('/signup')

/** A call to action as a link, or with a `variant` as a button. */
export function CtaLink({
  cta,
  srSuffix,
  children,
  ...rest
}: { cta: Cta; srSuffix?: string } & Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const [{ label, to, ...resolved }] = useResolvedCtas([cta]) as [ResolvedCta]
  const Element = rest.variant ? ButtonLink : Link
  return (
    <Element to={to} {...rest}>
      {label}
      <SrSuffix text={srSuffix ?? resolved.srSuffix} />
      {children}
    </Element>
  )
}

/** Completes a link's label for screen readers. */
export const SrSuffix = ({ text }: { text?: string }) =>
  text && <span className="sr-only">{`: ${text}`}</span>

/** Below a hero's buttons: that the service isn't open, or what the trial and an account include. */
export function OpenNote({ ctas = [] }: { ctas?: readonly Cta[] }) {
  const service = findService(usePageRoute())
  const closed = service && !isOpen(service)
  if (!closed && !ctas.some(isSignUp)) return null
  return (
    <p className="mt-4 max-w-measure text-sm text-balance text-muted">
      {closed ? notOpenNote : service ? trialNote : getTrialNote()}
    </p>
  )
}

/** Calls to action side by side. The first is primary, unless a form above has the primary button. */
export const CtaButtons = ({
  ctas = [],
  secondary,
}: {
  ctas?: readonly Cta[]
  secondary?: boolean
}) => (
  <div className="flex flex-wrap gap-3">
    {useResolvedCtas(ctas).map(({ label, to, srSuffix }, index) => (
      <ButtonLink key={label} to={to} variant={index || secondary ? 'secondary' : 'primary'}>
        {label}
        <SrSuffix text={srSuffix} />
      </ButtonLink>
    ))}
  </div>
)
