import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { exampleBadge, learnMoreCta } from '@/content/shared-copy'
import {
  audiences,
  content,
  type FeaturedService,
  joinCta,
  otherSuiteLinks,
  type Pillar,
  pillars,
  pillarsSection,
  services,
  servicesSection,
  type Step,
  steps,
  stepsSection,
  testimonialsBadge,
  testimonialsSection,
} from '@/content/pages/home'
import type { HeroContent } from '@/content/types'
import { type Suite, suites } from '@/content/catalog/suites'
import { type Testimonial, testimonials } from '@/content/pages/_testimonials'
import { Link } from '@/routing/link'
import { mockup as build } from '@/content/pages/services/_build-mockup'
import { MockupPreview } from '@/pictures/mockups/mockup-preview'
import { MockupView } from '@/pictures/mockups/mockup-view'
import { resolveService } from '@/routing/route-lookup'
import { CtaButtons, CtaLink, OpenNote } from '@/sections/cta'
import { Avatar } from '@/pictures/avatar'
import { CardGrid, CardItem, CardCarousel } from '@/sections/card-grid'
import { CardLink, CardView } from '@/sections/cards'
import { ContentPage } from '@/sections/content-page'
import { Headline } from '@/sections/headline'
import { Section } from '@/sections/section'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { HairlineGrid } from '@/ui/hairline-grid'
import { IconTile } from '@/ui/icon-tile'
import { MovingArrow } from '@/ui/moving-arrow'
import { useHighlight } from '@/ui/use-highlight'
import { Ring } from '@/pictures/ring'

export const Component = () => (
  <ContentPage
    content={content}
    hero={<HomeHero {...content.hero} />}
    slots={{
      services: <Showcase />,
      pillars: <Pillars />,
      steps: <StepPanels />,
      testimonials: <Testimonials />,
    }}
  />
)

/** Services as cards. The carousel has two rows: a card with a mockup is as tall as two without. */
function Showcase() {
  return (
    <CardCarousel {...servicesSection} className="not-print:max-lg:grid-rows-2 lg:grid-cols-4">
      {services.map(resolveService).map(({ path, label, text, suite, mockup, ...card }) => (
        <CardItem
          key={path}
          data-suite={suite}
          className={clsx(mockup && 'not-print:max-lg:row-span-2 lg:col-span-2')}
        >
          {mockup ? (
            <MockupCard {...card} path={path} label={label} text={text} mockup={mockup} />
          ) : (
            <CardView {...card} title={label} description={text} link={learnMoreCta(path)} />
          )}
        </CardItem>
      ))}
    </CardCarousel>
  )
}

function Pillars() {
  return (
    <Section {...pillarsSection} sunken>
      <CardGrid className="md:grid-cols-3">
        {pillars.map((pillar) => (
          <CardItem key={pillar.suite} data-suite={pillar.suite}>
            <PillarPanel {...pillar} />
          </CardItem>
        ))}
      </CardGrid>
      <p className="mt-6 flex flex-wrap items-center gap-x-5">
        {otherSuiteLinks.label}
        {otherSuiteLinks.ctas.map((cta) => (
          <CtaLink key={cta.to} cta={cta} className="inline-link" />
        ))}
      </p>
    </Section>
  )
}

function StepPanels() {
  return (
    <Section {...stepsSection}>
      <CardGrid ordered className="md:grid-cols-2 xl:grid-cols-4">
        {steps.map((step, index) => (
          <CardItem key={step.title} data-suite={step.suite}>
            <StepPanel {...step} number={index + 1} />
          </CardItem>
        ))}
      </CardGrid>
    </Section>
  )
}

function Testimonials() {
  return (
    <CardCarousel
      {...testimonialsSection}
      aside={
        <>
          <Badge tone="dashed" className="mr-auto -ml-4">
            {testimonialsBadge}
          </Badge>
          <CtaLink cta={joinCta} variant="secondary" className="max-sm:order-last" />
        </>
      }
      sunken
      className="lg:grid-cols-3 xl:grid-cols-4 xl:*:first:col-span-2 xl:*:last:col-span-2"
    >
      {testimonials.map((testimonial, index) => {
        const wide = index === 0 || index === testimonials.length - 1
        return (
          <CardItem key={testimonial.name} data-suite={testimonial.suite}>
            <Quote {...testimonial} wide={wide} />
          </CardItem>
        )
      })}
    </CardCarousel>
  )
}

/**
 * The headline, the ring with a mockup, and the shortcuts. The mockup's suite is at the top of the
 * ring, or that of a hovered or focused shortcut.
 */
function HomeHero({ headline, tagline, ctas }: HeroContent) {
  const [current, getHighlightProps] = useHighlight<Suite>()
  return (
    <div className="overflow-x-clip border-b border-line">
      <div className="relative container-page grid items-center gap-x-16 gap-y-10 py-9 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-y-0 lg:pt-16">
        <div className="relative sm:max-lg:max-w-sm lg:pb-6">
          <Headline title={headline} lead={tagline} className="mb-8 gap-6" />
          <CtaButtons ctas={ctas} />
          <OpenNote ctas={ctas} />
        </div>
        {/* Its three upper segments on phones, cut by the window's edge on tablets, and around a mockup on wide screens. */}
        <div className="max-sm:mx-auto max-sm:-mb-14 max-sm:aspect-[2.4] max-sm:min-h-0 max-sm:w-full max-sm:max-w-sm max-sm:overflow-clip sm:max-lg:absolute sm:max-lg:top-4 sm:max-lg:left-110 lg:grid lg:grid-cols-1 lg:justify-items-end">
          <div className="grid aspect-square place-items-center *:col-start-1 *:row-start-1 max-sm:-m-[3.3%] sm:max-lg:w-120 lg:-mt-16 lg:mr-[-3.3%] lg:mb-3 lg:w-[min(36rem,106.6%)] xl:-mr-4.5">
            <Ring
              moved={current}
              top={current ?? 'build'}
              className="w-full transition-[rotate] duration-500 ease-[cubic-bezier(0.2,0.7,0.2,1)]"
            />
            <div
              data-suite="build"
              className="max-lg:hidden lg:max-xl:w-4/5 lg:max-xl:scale-85 xl:w-110"
            >
              <MockupView mockup={build} />
            </div>
          </div>
        </div>
        <Card
          size="none"
          elevation="raised"
          className="relative grid divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x lg:col-span-2"
        >
          {audiences.map(({ title, text, to, shortcuts }) => (
            <div key={to} className="grid grid-rows-[auto_1fr]">
              <Link
                to={to}
                className="group flex items-center justify-between gap-4 p-4 inset-focus transition-colors hover:bg-accent-wash sm:p-5"
              >
                <span>
                  <span className="block font-semibold sm:text-h4">{title}</span>
                  <span className="mt-0.5 block text-sm text-muted">{text}</span>
                </span>
                <MovingArrow className="size-5 shrink-0" />
              </Link>
              <HairlineGrid
                aria-label={title}
                className="auto-rows-fr border-t border-line xs:grid-cols-2 lg:grid-cols-3"
              >
                {shortcuts
                  .map(resolveService)
                  .map(({ path, text: task, label, icon: Icon, suite }) => (
                    <li key={path} data-suite={suite}>
                      <Link
                        to={path}
                        {...getHighlightProps(suite)}
                        className="flex flex-col gap-2 p-3 inset-focus transition-colors hover:bg-accent-wash sm:max-lg:px-5 xl:flex-row"
                      >
                        <Icon className="size-6 shrink-0 text-accent" />
                        <span>
                          <span className="block text-sm leading-snug font-semibold">{task}</span>
                          <span className="mt-0.5 block text-xs text-muted">{label}</span>
                        </span>
                      </Link>
                    </li>
                  ))}
              </HairlineGrid>
            </div>
          ))}
        </Card>
      </div>
    </div>
  )
}

/** A wide card with the mockup of the page that it links to. */
function MockupCard({ path, label, text, mockup }: Required<Omit<FeaturedService, 'drawing'>>) {
  return (
    <Card
      as="article"
      size="none"
      tone="accent"
      interactive
      className="flex h-full flex-col xl:flex-row-reverse"
    >
      <div className="h-76 bg-accent-tint [contain:size] md:h-84 lg:h-60 xl:h-auto xl:min-h-72 xl:flex-[1.15] print:hidden">
        <MockupPreview mockup={mockup} className="px-3 pt-4 xl:px-6 xl:pt-6" />
      </div>
      <div className="flex flex-1 flex-col p-5 xl:p-7">
        <h3 className="text-h4 xl:text-h3">{label}</h3>
        <p className="mt-2 text-sm text-muted xl:text-base">{text}</p>
        <CardLink link={learnMoreCta(path)} title={label} />
      </div>
    </Card>
  )
}

function StepPanel({ title, text, mockup, number }: Step & { number: number }) {
  return (
    <Card as="article" size="none">
      <div className="h-39 overflow-hidden bg-accent-tint md:h-56 print:hidden">
        <MockupPreview mockup={mockup} className="px-4 pt-3 md:px-6 md:pt-6" />
      </div>
      <div className="p-4 md:p-6">
        <div className="flex gap-2.5 text-h4">
          <span aria-hidden className="font-bold text-accent tabular-nums">
            {number}
          </span>
          <h3>{title}</h3>
        </div>
        <p className="mt-1 text-sm text-muted md:mt-2">{text}</p>
      </div>
    </Card>
  )
}

function PillarPanel({ suite, text, services: paths }: Pillar) {
  return (
    <Card as="article" size="none" tone="accent" className="flex flex-col">
      <div className="bg-accent-tint p-5 md:max-lg:min-h-60 lg:min-h-44 lg:p-7">
        <h3 className="text-h2 text-accent">
          <Link
            to={suites[suite].path}
            className="group inline-flex items-center gap-3 hover:underline"
          >
            {suites[suite].shortLabel}
            <MovingArrow className="size-7" />
          </Link>
        </h3>
        <p className="mt-2">{text}</p>
      </div>
      <ul className="divide-y divide-line px-5 py-2 lg:px-7">
        {paths.map((path) => {
          const { label, icon } = resolveService({ path })
          return (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-12 items-center gap-4 py-1 font-medium hover:text-accent md:min-h-15"
              >
                <IconTile icon={icon} />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** A testimonial; in a wide card, its text is larger. */
function Quote({ quote, name, title, avatar, rating, wide }: Testimonial & { wide: boolean }) {
  return (
    <Card as="figure" className="flex flex-col">
      <div className="flex items-center justify-between gap-3">
        <Stars rating={rating} />
        <Badge tone="quiet" size="sm">
          {exampleBadge}
        </Badge>
      </div>
      <blockquote
        className={clsx(
          'mt-4 mb-6',
          wide && 'xl:text-[1.75rem]/9 xl:font-medium xl:tracking-tight',
        )}
      >
        {quote}
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3.5">
        <Avatar name={avatar} person={name} />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">{title}</span>
        </span>
      </figcaption>
    </Card>
  )
}

/** A rating of 1 to 5. */
function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="flex h-4.5 gap-0.5">
      {[1, 2, 3, 4, 5].map((value) => (
        <Star
          key={value}
          className={clsx('size-4.5', value <= rating ? 'fill-star text-star' : 'stroke-control')}
        />
      ))}
    </span>
  )
}
