import { steps } from '@/content/pages/_home-steps'
import { testimonials } from '@/content/pages/_home-testimonials'
import { content, featuredServices, otherSuiteLinks, pillars, services } from '@/content/pages/home'
import type { SlotSection } from '@/content/types'
import { resolveService } from '@/routing/route-lookup'
import { CardGrid, CardItem } from '@/sections/card-grid'
import { Carousel } from '@/sections/carousel'
import { ContentPage } from '@/sections/content-page'
import { CtaLink } from '@/sections/cta'
import { Section } from '@/sections/section'
import { MockupCard, PillarPanel, Quote, ServiceCell, StepPanel } from './_home-cards'
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

/** Services: some as cards with a mockup, and the others in a grid with hairlines. */
const Showcase = (section: SlotSection) => (
  <Section content={section}>
    <Carousel title={section.title} className="lg:grid-cols-2">
      {featuredServices.map(resolveService).map((service) => (
        <CardItem key={service.path} data-suite={service.suite}>
          <MockupCard {...service} />
        </CardItem>
      ))}
    </Carousel>
    <ul className="mt-4 hairline-grid overflow-hidden rounded-xl border border-line sm:grid-cols-2 lg:grid-cols-4">
      {services.map(resolveService).map((service) => (
        <li key={service.path} data-suite={service.suite} className="grid">
          <ServiceCell {...service} />
        </li>
      ))}
    </ul>
  </Section>
)

const Pillars = (section: SlotSection) => (
  <Section content={section}>
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

const StepPanels = (section: SlotSection) => (
  <Section content={section}>
    <CardGrid ordered className="md:grid-cols-2 xl:grid-cols-4">
      {steps.map((step, index) => (
        <CardItem key={step.title} data-suite={step.suite}>
          <StepPanel {...step} number={index + 1} />
        </CardItem>
      ))}
    </CardGrid>
  </Section>
)

const Testimonials = (section: SlotSection) => (
  <Section content={section}>
    <Carousel title={section.title} className="lg:grid-cols-3">
      {testimonials.map((testimonial) => (
        <CardItem key={testimonial.name}>
          <Quote {...testimonial} />
        </CardItem>
      ))}
    </Carousel>
  </Section>
)
