import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ContactPrefill } from '@/contact/prefill-contact'
import { contact, type Href } from '@/content/links'
import { requestIcons } from '@/content/request-icons'
import { isType, type RequestCopy } from '@/content/requests'
import { cn } from '@/lib/cn'
import { usePageRow } from '@/lib/use-page-row'
import { Link } from '@/lib/link'
import { RequestForm } from './request-form'
import { Breadcrumb } from './breadcrumb'
import { Cards } from './cards'

type AnyType = keyof typeof requestIcons

interface Types<Type extends AnyType> {
  copy: RequestCopy<Type>
  /** The types with their names, in the order of the page. */
  names: Record<Type, string>
  linkTo: (type: Type) => Href
}

/**
 * The page of a request type, with a form that prefills the contact page. `type` is from the URL: if it
 * is not one of the types, the page shows all of them.
 */
export function RequestPage<Type extends AnyType>({
  type,
  ...types
}: Types<Type> & { type: string | null | undefined }) {
  return isType(types.names, type) ? <Request type={type} {...types} /> : <Choice {...types} />
}

const typesOf = <Type extends AnyType>(names: Record<Type, string>) => Object.keys(names) as Type[]

function Choice<Type extends AnyType>({ copy, names, linkTo }: Types<Type>) {
  const { headline, text, title, action } = copy.choice
  const row = usePageRow()!
  const cards = typesOf(names).map((type) => ({
    icon: requestIcons[type],
    title: names[type],
    description: copy.types[type].text,
    link: { label: action, to: linkTo(type) },
  }))
  return (
    <>
      <Band>
        <div className="py-14 lg:py-20">
          <Breadcrumb icon={row.icon} />
          <h1 className="max-w-4xl text-h1">{headline}</h1>
          <p className="mt-6 max-w-prose text-lead text-muted">{text}</p>
        </div>
      </Band>
      <Cards section={{ title, cards }} />
    </>
  )
}

function Request<Type extends AnyType>({
  type,
  copy,
  names,
  linkTo,
}: Types<Type> & { type: Type }) {
  const navigate = useNavigate()
  const headingId = useId()
  const { headline, text, fields } = copy.types[type]
  const draft = `request-${copy.subject}-${type}`
  return (
    <Band>
      <div className="pt-8 pb-section">
        <TypeLinks copy={copy} names={names} linkTo={linkTo} current={type} />
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[1fr_1.15fr]">
          <div>
            <Breadcrumb icon={requestIcons[type]} />
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
              key={type}
              fields={fields}
              draftName={draft}
              submitLabel={copy.submit}
              onAnswers={async (answers) => {
                const { messageOf } = await import('@/contact/prefill-contact')
                const message = messageOf(copy.subject, `${copy.request}: ${names[type]}`, answers)
                const state: ContactPrefill = { message, draft }
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

/** The tinted background of a hero. */
function Band({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-line bg-linear-to-b from-accent-tint to-page">
      <div className="container-page">{children}</div>
    </div>
  )
}

/** Scrolls a link into view within its list, without scrolling the page. */
function reveal(link: HTMLElement | null) {
  const list = link?.closest('ul')
  if (link && list) list.scrollLeft = link.offsetLeft - list.offsetLeft - 20
}

/** Links between the request types; on narrow screens one line that scrolls sideways. */
function TypeLinks<Type extends AnyType>({
  copy,
  names,
  linkTo,
  current,
}: Types<Type> & { current: Type }) {
  return (
    <nav aria-label={copy.typesLabel}>
      <ul className="flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap sm:gap-x-1.5">
        {typesOf(names).map((type) => (
          <li key={type} className="shrink-0">
            <Link
              ref={type === current ? reveal : undefined}
              to={linkTo(type)}
              preventScrollReset
              aria-current={type === current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center rounded-full px-4 text-sm font-medium ring-1 ring-inset',
                type === current
                  ? 'bg-accent-solid text-on-accent ring-transparent'
                  : 'bg-surface text-ink ring-line hover:ring-accent-line',
              )}
            >
              {names[type]}
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
        How it works
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
