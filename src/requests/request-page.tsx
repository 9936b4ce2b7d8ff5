import { useLocation } from 'react-router-dom'
import { nextTitle, type RequestCopy } from '@/content/requests'
import { Link, scrollIntoRow } from '@/routing/link'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { Cards } from '@/sections/cards'
import { FormLayout } from '@/sections/form-layout'
import { Headline } from '@/sections/headline'
import { StepNumber } from '@/ui/step-number'
import { RequestForm, type RequestProps } from './request-form'
import { requestTypeAt } from './request-type'

/**
 * The page of a request type, with a form that prefills the contact page. If the URL names none of
 * the types, the page shows all of them.
 */
export function RequestPage({ copy }: { copy: RequestCopy }) {
  const { pathname } = useLocation()
  const [params] = useHydratedSearchParams()
  const type = requestTypeAt(copy, { pathname, search: params.toString() })
  return (
    <div className="hero-tint">
      {type ? <TypePage copy={copy} type={type} /> : <TypeChoice copy={copy} />}
    </div>
  )
}

/** All types, as cards. */
function TypeChoice({ copy: { choice, names, types, linkTo } }: { copy: RequestCopy }) {
  const cards = Object.entries(names).map(([type, name]) => ({
    icon: types[type]!.icon,
    title: name,
    description: types[type]!.text,
    link: { label: choice.action, to: linkTo(type) },
  }))
  return (
    <>
      <div className="container-page pt-14 lg:pt-20">
        <Headline headline={choice.headline} lead={choice.text} />
      </div>
      <Cards title={choice.title} cards={cards} />
    </>
  )
}

/** A type with its form. */
function TypePage({ copy, type }: RequestProps) {
  const { icon, headline, text } = copy.types[type]!
  return (
    <div className="container-page pt-8 pb-section">
      <TypeLinks copy={copy} type={type} />
      <FormLayout
        icon={icon}
        headline={headline}
        lead={text}
        title={copy.formTitle}
        form={<RequestForm key={type} copy={copy} type={type} />}
        className="mt-8 lg:mt-12"
      >
        <section aria-label={nextTitle}>
          <h2 className="text-h4">{nextTitle}</h2>
          <ol className="mt-4 grid gap-4">
            {copy.next.map((step, index) => (
              <li key={step} className="flex gap-4">
                <StepNumber index={index} className="size-8" />
                <span className="max-w-prose text-muted">{step}</span>
              </li>
            ))}
          </ol>
        </section>
      </FormLayout>
    </div>
  )
}

/** Links between the request types; on narrow screens one line that scrolls sideways. */
function TypeLinks({ copy: { typesLabel, names, linkTo }, type: current }: RequestProps) {
  return (
    <nav aria-label={typesLabel}>
      <ul className="flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap sm:gap-x-1.5">
        {Object.entries(names).map(([type, name]) => (
          <li key={type} className="shrink-0">
            <Link
              ref={type === current ? scrollIntoRow : undefined}
              to={linkTo(type)}
              preventScrollReset
              aria-current={type === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full bg-surface px-4 text-sm font-medium text-ink ring-1 ring-line ring-inset hover:ring-accent-line aria-[current]:bg-accent-solid aria-[current]:text-on-accent aria-[current]:ring-transparent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
