import type { LucideIcon } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ContactPrefill, requestMessage } from '@/contact/prefill-contact'
import { contact } from '@/content/links'
import { requestIcons } from '@/content/request-icons'
import { type RequestCopy, requestTypeAt } from '@/content/requests'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/link'
import { usePageRow } from '@/lib/use-page-row'
import { Breadcrumb } from '@/sections/breadcrumb'
import { Cards } from '@/sections/cards'
import { RequestForm } from './request-form'

/** The types of request with their icons and addresses. */
const typesOf = ({ names, types, linkTo }: RequestCopy) =>
  Object.entries(names).map(([slug, name]) => ({
    ...types[slug]!,
    slug,
    name,
    icon: requestIcons[slug as keyof typeof requestIcons],
    to: linkTo(slug),
  }))

type Type = ReturnType<typeof typesOf>[number]

/**
 * The page of a request type, with a form that prefills the contact page. If the URL names none of
 * the types, the page shows all of them.
 */
export function RequestPage({ copy }: { copy: RequestCopy }) {
  const slug = requestTypeAt(copy, useLocation())
  const types = typesOf(copy)
  const current = types.find((type) => type.slug === slug)
  return (
    <div className="border-b border-line bg-linear-to-b from-accent-tint to-page">
      {current ? (
        <Request copy={copy} types={types} current={current} />
      ) : (
        <Choice copy={copy} types={types} />
      )}
    </div>
  )
}

function Choice({ copy, types }: { copy: RequestCopy; types: Type[] }) {
  const { headline, text, title, action } = copy.choice
  const cards = types.map(({ icon, name, text: description, to }) => ({
    icon,
    title: name,
    description,
    link: { label: action, to },
  }))
  return (
    <>
      <div className="container-page pt-14 lg:pt-20">
        <Headline icon={usePageRow()!.icon} headline={headline} text={text} />
      </div>
      <Cards section={{ title, cards }} />
    </>
  )
}

function Request({ copy, types, current }: { copy: RequestCopy; types: Type[]; current: Type }) {
  const navigate = useNavigate()
  const { slug, name, icon, headline, text, fields } = current
  const draft = `request-${copy.subject}-${slug}`
  return (
    <div className="container-page pt-8 pb-section">
      <TypeLinks label={copy.typesLabel} types={types} current={current} />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr]">
        <div>
          <Headline icon={icon} headline={headline} text={text} />
        </div>
        <section
          aria-label={copy.formTitle}
          className="min-w-0 self-start rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <h2 className="mb-7 text-h3">{copy.formTitle}</h2>
          <RequestForm
            key={slug}
            fields={fields}
            draftName={draft}
            submitLabel={copy.submit}
            onAnswers={(answers) => {
              const message = requestMessage(copy.subject, `${copy.request}: ${name}`, answers)
              const state: ContactPrefill = { message, draft }
              void navigate(contact(copy.subject), { state })
            }}
          />
        </section>
        <section aria-label="How it works">
          <h2 className="text-h4">How it works</h2>
          <ol className="mt-4 grid gap-4">
            {copy.next.map((step, index) => (
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
      </div>
    </div>
  )
}

function Headline({ icon, headline, text }: { icon?: LucideIcon; headline: string; text: string }) {
  return (
    <>
      <Breadcrumb icon={icon} />
      <h1 className="max-w-4xl text-h1">{headline}</h1>
      <p className="mt-6 max-w-prose text-lead text-muted">{text}</p>
    </>
  )
}

/** Scrolls a link into view within its list, without scrolling the page. */
function scrollToLink(link: HTMLElement | null) {
  const list = link?.closest('ul')
  if (link && list) list.scrollLeft = link.offsetLeft - list.offsetLeft - 20
}

/** Links between the request types; on narrow screens one line that scrolls sideways. */
function TypeLinks({ label, types, current }: { label: string; types: Type[]; current: Type }) {
  return (
    <nav aria-label={label}>
      <ul className="flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap sm:gap-x-1.5">
        {types.map((type) => (
          <li key={type.slug} className="shrink-0">
            <Link
              ref={type === current ? scrollToLink : undefined}
              to={type.to}
              preventScrollReset
              aria-current={type === current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center rounded-full px-4 text-sm font-medium ring-1 ring-inset',
                type === current
                  ? 'bg-accent-solid text-on-accent ring-transparent'
                  : 'bg-surface text-ink ring-line hover:ring-accent-line',
              )}
            >
              {type.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
