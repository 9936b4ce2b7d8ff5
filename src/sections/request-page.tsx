import { type ReactNode, useId } from 'react'
import { useMatches, useNavigate } from 'react-router'
import type { Handover } from '@/contact/handover'
import { contact, type Href } from '@/content/links'
import { requestIcons } from '@/content/request-icons'
import type { RequestCopy } from '@/content/requests'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/link'
import { lookedAt } from '@/lib/looked-at'
import type { PageRow } from '@/routes'
import { SectionFrame } from './frame'
import { RequestForm } from './request-form'
import { WayBack } from './way-back'

const CardGrid = lookedAt(async () => (await import('./cards')).CardGrid)

type AnyKind = keyof typeof requestIcons

interface Kinds<Kind extends AnyKind> {
  copy: RequestCopy<Kind>
  /** The kinds and what each is called, in the order they are shown in. */
  names: Record<Kind, string>
  linkTo: (kind: Kind) => Href
}

/**
 * A page for each kind of request, with a form that hands over to the contact page. `kind` is what
 * the address says: when that is none of the kinds, the page lets one choose.
 */
export function RequestPage<Kind extends AnyKind>({
  kind,
  ...kinds
}: Kinds<Kind> & { kind: string | null | undefined }) {
  return isKind(kinds.names, kind) ? <Request kind={kind} {...kinds} /> : <Choice {...kinds} />
}

const isKind = <Kind extends AnyKind>(
  names: Record<Kind, string>,
  kind: string | null | undefined,
): kind is Kind => typeof kind === 'string' && Object.hasOwn(names, kind)

const kindsOf = <Kind extends AnyKind>(names: Record<Kind, string>) => Object.keys(names) as Kind[]

function Choice<Kind extends AnyKind>({ copy, names, linkTo }: Kinds<Kind>) {
  const { headline, text, title, action } = copy.choice
  const row = useMatches().at(-1)!.handle as PageRow
  const cards = kindsOf(names).map((kind) => ({
    icon: requestIcons[kind],
    title: names[kind],
    description: copy.kinds[kind].text,
    link: { label: action, to: linkTo(kind) },
  }))
  return (
    <>
      <Band>
        <div className="py-14 lg:py-20">
          <WayBack icon={row.icon} />
          <h1 className="max-w-4xl text-h1">{headline}</h1>
          <p className="mt-6 max-w-prose text-lead text-muted">{text}</p>
        </div>
      </Band>
      <SectionFrame title={title}>
        <CardGrid cards={cards} />
      </SectionFrame>
    </>
  )
}

function Request<Kind extends AnyKind>({
  kind,
  copy,
  names,
  linkTo,
}: Kinds<Kind> & { kind: Kind }) {
  const navigate = useNavigate()
  const headingId = useId()
  const { headline, text, fields } = copy.kinds[kind]
  const draft = `request-${copy.subject}-${kind}`
  return (
    <Band>
      <div className="pt-8 pb-section">
        <KindLinks copy={copy} names={names} linkTo={linkTo} current={kind} />
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[1fr_1.15fr]">
          <div>
            <WayBack icon={requestIcons[kind]} />
            <h1 className="text-h1">{headline}</h1>
            <p className="mt-6 max-w-prose text-lead text-muted">{text}</p>
            <Next steps={copy.next} className="mt-10 max-lg:hidden" />
          </div>
          <section
            aria-labelledby={headingId}
            className="min-w-0 self-start rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-9"
          >
            <h2 id={headingId} className="mb-7 text-h3">
              {copy.formTitle}
            </h2>
            <RequestForm
              key={kind}
              fields={fields}
              draftName={draft}
              submitLabel={copy.submit}
              onAnswers={async (answers) => {
                const { messageOf } = await import('@/contact/handover')
                const message = messageOf(copy.subject, `${copy.request}: ${names[kind]}`, answers)
                const state: Handover = { message, draft }
                void navigate(contact(copy.subject), { state })
              }}
            />
          </section>
          <Next steps={copy.next} className="lg:hidden" />
        </div>
      </div>
    </Band>
  )
}

/** The tinted ground that the opening of every service page stands on. */
function Band({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-line bg-linear-to-b from-accent-tint to-page">
      <div className="container-page">{children}</div>
    </div>
  )
}

/** Brings a link into the view of its list, and leaves the page where it is. */
function reveal(link: HTMLElement | null) {
  const list = link?.closest('ul')
  if (link && list) list.scrollLeft = link.offsetLeft - list.offsetLeft - 20
}

/** Leads from one kind to the others; on a narrow screen in one line that scrolls by itself. */
function KindLinks<Kind extends AnyKind>({
  copy,
  names,
  linkTo,
  current,
}: Kinds<Kind> & { current: Kind }) {
  return (
    <nav aria-label={copy.kindsLabel}>
      <ul className="flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap sm:gap-x-1.5">
        {kindsOf(names).map((kind) => (
          <li key={kind} className="shrink-0">
            <Link
              ref={kind === current ? reveal : undefined}
              to={linkTo(kind)}
              preventScrollReset
              aria-current={kind === current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center rounded-full px-4 text-sm font-medium ring-1 ring-inset',
                kind === current
                  ? 'bg-accent-solid text-on-accent ring-transparent'
                  : 'bg-surface text-ink ring-line hover:ring-accent-line',
              )}
            >
              {names[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Next({ steps, className }: { steps: string[]; className: string }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className="text-h4">
        What happens next
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-surface text-sm font-bold text-accent tabular-nums ring-1 ring-accent-line"
            >
              {index + 1}
            </span>
            <span className="max-w-prose text-muted">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
