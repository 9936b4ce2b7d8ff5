import { clsx } from 'clsx'
import { learnMoreCta } from '@/content/shared-copy'
import {
  content,
  joinCta,
  otherSuiteLinks,
  pillars,
  pillarsSection,
  services,
  servicesSection,
  steps,
  stepsSection,
  testimonialsBadge,
  testimonialsSection,
} from '@/content/pages/home'
import { testimonials } from '@/content/pages/_testimonials'
import { resolveService } from '@/routing/route-lookup'
import { CardCarousel, CardGrid, CardItem } from '@/sections/card-grid'
import { CardView } from '@/sections/cards'
import { ContentPage } from '@/sections/content-page'
import { CtaLink } from '@/sections/cta'
import { Section } from '@/sections/section'
import { Badge } from '@/ui/badge'
import { MockupCard, PillarPanel, Quote, StepPanel } from './_home-cards'
import { HomeHero } from './_home-hero'

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
