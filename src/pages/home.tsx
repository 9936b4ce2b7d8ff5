import { clsx } from 'clsx'
import { ArrowRight, Star } from 'lucide-react'
import { suites } from '@/content/catalog/suites'
import { steps } from '@/content/pages/_home-steps'
import { testimonials } from '@/content/pages/_home-testimonials'
import { content, featuredServices, otherSuiteLinks, pillars, services } from '@/content/pages/home'
import { exampleBadge, learnMoreCta } from '@/content/shared-copy'
import type { ServiceStatus, SlotSection } from '@/content/types'
import { Avatar } from '@/pictures/avatar'
import { MockupPreview } from '@/pictures/mockups/mockup-view'
import { InlineLink, Link } from '@/routing/link'
import { resolveService } from '@/routing/route-lookup'
import { CardGrid, CardItem, CardLink } from '@/sections/card-grid'
import { Carousel } from '@/sections/carousel'
import { ContentPage } from '@/sections/content-page'
import { SrSuffix } from '@/sections/cta'
import { Section } from '@/sections/section'
import { HomeHero } from './_home-hero'

export const Component = () => (
  <ContentPage
    content={content}
    hero={<HomeHero {...content.hero} />}
    slots={{
      services: Showcase,
      pillars: Pillars,
      'building-with-ai': StepPanels,
      testimonials: Testimonials,
    }}
  />
)

const getStatusText = ({ today, planned }: Pick<ServiceStatus, 'today' | 'planned'>) =>
  today ? `Today: ${today}` : `Planned: ${planned}`

/** Services: some as cards with the mockup of their page, and the others in a grid with hairlines. */
const Showcase = (section: SlotSection) => (
  <Section content={section}>
    <Carousel title={section.title} className="lg:grid-cols-2">
      {featuredServices.map(resolveService).map(({ path, suite, mockup, label, ...status }) => (
        <CardItem
          key={path}
          data-suite={suite}
          size="none"
          tone="accent"
          interactive
          className="flex h-full flex-col xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]"
        >
          <MockupPreview
            mockup={mockup}
            className="h-72 border-accent-line bg-accent-tint px-3 pt-4 max-xl:border-b lg:h-86 xl:order-last xl:h-auto xl:min-h-82 xl:px-6 xl:pt-6"
          />
          <div className="flex flex-1 flex-col p-5 xl:p-6">
            <h3 className="text-h4 xl:text-h3">{label}</h3>
            <p className="mt-2 text-sm text-muted xl:text-base">{getStatusText(status)}</p>
            <CardLink link={learnMoreCta(path)} title={label} />
          </div>
        </CardItem>
      ))}
    </Carousel>
    <ul className="mt-4 framed-grid sm:grid-cols-2 lg:grid-cols-4">
      {services.map(resolveService).map(({ path, suite, label, icon: Icon, ...status }) => (
        <li key={path} data-suite={suite} className="grid">
          {/* The whole cell is its link. */}
          <article className="group relative flex h-full gap-3.5 p-4 transition-colors hover:bg-accent-tint sm:p-5 lg:flex-col lg:gap-4 lg:p-6">
            <Icon className="bare-icon" />
            {/* On narrow screens, the link is on the line of the title. */}
            <div className="flex flex-1 flex-wrap content-start items-baseline justify-between gap-x-3 lg:flex-col lg:items-start">
              <h3 className="text-sm font-semibold lg:text-h4">{label}</h3>
              <p className="w-full text-sm text-muted max-lg:order-last lg:mt-1.5 lg:mb-3">
                {getStatusText(status)}
              </p>
              <Link to={path} className="cover-link mt-auto text-xs text-accent">
                {learnMoreCta(path).label}
                <SrSuffix text={label} />
                <ArrowRight className="ml-1.5 inline size-3.5 moving-arrow" />
              </Link>
            </div>
          </article>
        </li>
      ))}
    </ul>
  </Section>
)

/** Suites, each with some of its services. */
const Pillars = (section: SlotSection) => (
  <Section content={section}>
    <CardGrid className="md:grid-cols-3">
      {pillars.map(({ suite, text, services: paths }) => (
        <CardItem
          key={suite}
          data-suite={suite}
          size="none"
          tone="accent"
          className="flex flex-col"
        >
          <div className="bg-accent-tint p-5 md:max-lg:min-h-44 lg:min-h-39 lg:p-7">
            <h3 className="text-title text-accent">
              <Link
                to={suites[suite].path}
                className="group inline-flex items-center gap-3 hover:underline"
              >
                {suites[suite].shortLabel}
                <ArrowRight className="size-7 moving-arrow" />
              </Link>
            </h3>
            <p className="mt-2 md:max-lg:text-sm">{text}</p>
          </div>
          <ul className="divide-y divide-line px-5 py-2 lg:px-7">
            {paths
              .map((path) => resolveService({ path }))
              .map(({ path, label, icon: Icon }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="flex min-h-12 items-center gap-4 py-1 font-medium hover:text-accent md:min-h-15 md:max-lg:gap-3 md:max-lg:text-sm"
                  >
                    <Icon className="bare-icon" />
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </CardItem>
      ))}
    </CardGrid>
    <p className="mt-6 flex flex-wrap items-center gap-x-5">
      {otherSuiteLinks.label}
      {otherSuiteLinks.ctas.map(({ label, to }) => (
        <InlineLink key={to} to={to}>
          {label}
        </InlineLink>
      ))}
    </p>
  </Section>
)

/** Steps, each with a mockup of what it shows. */
const StepPanels = (section: SlotSection) => (
  <Section content={section}>
    <CardGrid as="ol" className="md:grid-cols-2 xl:grid-cols-4">
      {steps.map(({ title, text, suite, mockup }, index) => (
        <CardItem key={title} data-suite={suite} size="none">
          <MockupPreview
            mockup={mockup}
            className="h-56 border-b border-line bg-accent-tint px-4 pt-3 md:h-64 md:px-6 md:pt-6"
          />
          <div className="p-4 md:p-6">
            <div className="flex gap-2.5 text-h4">
              <span aria-hidden className="font-bold text-accent tabular-nums">
                {index + 1}
              </span>
              <h3>{title}</h3>
            </div>
            <p className="mt-1 text-sm text-muted md:mt-2">{text}</p>
          </div>
        </CardItem>
      ))}
    </CardGrid>
  </Section>
)

const Testimonials = (section: SlotSection) => (
  <Section content={section}>
    <Carousel title={section.title} className="lg:grid-cols-3">
      {testimonials.map(({ quote, name, title, avatar, rating }) => (
        <CardItem key={name} as="figure" className="flex flex-col">
          <div className="flex items-center justify-between gap-3">
            <Stars rating={rating} />
            <span className="text-xs text-muted">{exampleBadge}</span>
          </div>
          <blockquote className="mt-4 mb-6">{quote}</blockquote>
          <figcaption className="mt-auto flex items-center gap-3.5">
            <Avatar photo={avatar} name={name} />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">{title}</span>
            </span>
          </figcaption>
        </CardItem>
      ))}
    </Carousel>
  </Section>
)

/** A rating of 1 to 5. */
const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`} className="flex h-4.5 gap-0.5">
    {[1, 2, 3, 4, 5].map((value) => (
      <Star
        key={value}
        className={clsx('size-4.5', value <= rating ? 'fill-star text-star' : 'stroke-control')}
      />
    ))}
  </span>
)
