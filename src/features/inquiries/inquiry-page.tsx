import { clsx } from 'clsx'
import { useLocation } from 'react-router-dom'
import type { InquiryContent, PageMeta } from '@/content/types'
import { Link } from '@/routing/link'
import type { PageLocation } from '@/routing/page-module'
import { getSlug } from '@/routing/route-lookup'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { CardGrid, CardItem, CardLink, getCardColumns } from '@/sections/card-grid'
import { OpenNote } from '@/sections/cta'
import { FormLayout } from '@/sections/form-layout'
import { PageHeader } from '@/sections/headline'
import { Section } from '@/sections/section'
import { scrollLinkIntoView } from '@/ui/scroll-link-into-view'
import { nextStepsTitle } from './copy'
import { InquiryForm, type InquiryProps } from './inquiry-form'

/** Returns the inquiry type in the URL's path or query, if it is valid. */
function findType({ types }: InquiryContent, { pathname, search }: PageLocation) {
  const type = getSlug(pathname) ?? new URLSearchParams(search).get('type')
  return type && Object.hasOwn(types, type) ? type : undefined
}

/** Returns the page of the inquiry type in the URL, or of all types if the URL names no valid one. */
export const inquiryPage = (content: InquiryContent) => ({
  meta(url: PageLocation): PageMeta {
    const type = findType(content, url)
    if (!type) return { title: content.headline, description: content.description }
    const { headline, text } = content.types[type]!
    return { title: headline, description: `${text} ${content.reply}` }
  },
  Component() {
    const { pathname } = useLocation()
    const [params] = useHydratedSearchParams()
    const type = findType(content, { pathname, search: params.toString() })
    return (
      <div className="hero-tint">
        {type ? <TypePage content={content} type={type} /> : <TypeChoice content={content} />}
      </div>
    )
  },
})

/** All types as cards. On phones, the cards have no text, so that all of them are visible. */
function TypeChoice({ content }: { content: InquiryContent }) {
  const { headline, text: lead, reply, typesTitle, types, hrefFor } = content
  const choices = Object.entries(types)
  return (
    <>
      <div className="container-page pt-hero">
        <PageHeader headline={headline} lead={`${lead} ${reply}`}>
          <OpenNote />
        </PageHeader>
      </div>
      <Section content={{ title: typesTitle }}>
        <CardGrid
          aria-label={typesTitle}
          className={clsx('max-lg:fill-last-row xs:grid-cols-2', getCardColumns(choices.length))}
        >
          {choices.map(([type, { label, icon: Icon, text }]) => (
            <CardItem key={type} size="sm" interactive className="flex flex-col">
              <Icon className="bare-icon" />
              <h3 className="mt-3 text-h4 max-sm:text-sm sm:mt-5">{label}</h3>
              <p className="mt-2 text-sm text-muted max-sm:hidden">{text}</p>
              <CardLink link={{ label: 'See the questions', to: hrefFor(type) }} title={label} />
            </CardItem>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}

function TypePage({ content, type }: InquiryProps) {
  const { icon, headline, text } = content.types[type]!
  return (
    <FormLayout
      header={
        <PageHeader icon={icon} headline={headline} lead={`${text} ${content.reply}`}>
          <TypeLinks content={content} type={type} />
          <OpenNote />
        </PageHeader>
      }
      title={content.formTitle}
      form={<InquiryForm key={type} content={content} type={type} />}
    >
      <section aria-label={nextStepsTitle}>
        <h2 className="text-h4">{nextStepsTitle}</h2>
        <ol className="mt-4 grid gap-4">
          {content.nextSteps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden
                className="step-number size-8 bg-surface text-accent ring-1 ring-accent-line"
              >
                {index + 1}
              </span>
              <span className="max-w-measure text-muted">{step}</span>
            </li>
          ))}
        </ol>
      </section>
    </FormLayout>
  )
}

/** Links between the inquiry types. On phones, their row scrolls; else their rows are balanced. */
const TypeLinks = ({ content, type: current }: InquiryProps) => (
  <nav aria-label={content.typesLabel ?? content.typesTitle} className="mt-6">
    <ul className="-mx-gutter scrollbar-none overflow-x-auto px-gutter whitespace-nowrap sm:-mb-2 sm:text-balance sm:whitespace-normal">
      {Object.entries(content.types).map(([type, { label }]) => (
        <li key={type} className="mr-2 inline-block sm:mb-2">
          <Link
            ref={type === current ? scrollLinkIntoView : undefined}
            to={content.hrefFor(type)}
            preventScrollReset
            aria-current={type === current ? 'page' : undefined}
            className={clsx(
              'flex min-h-11 items-center rounded-full border border-line bg-surface px-4',
              'text-sm font-medium text-ink inset-focus hover:border-accent-line',
              'aria-[current]:border-transparent aria-[current]:bg-accent-solid aria-[current]:text-on-accent',
              'forced-colors:aria-[current]:system-selected',
            )}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
