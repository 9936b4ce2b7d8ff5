import { ArrowRight } from 'lucide-react'
import * as m from 'framer-motion/m'
import {
  closing,
  hero,
  type Pillar,
  pillars,
  pillarsIntro,
  services,
  type Shortcut,
  shortcuts,
  type Step,
  steps,
  stepsIntro,
  testimonialsIntro,
} from '@/content/home'
import { type Testimonial, testimonials, testimonialsNote } from '@/content/testimonials'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/link'
import { MockupView } from '@/mockups/mockup-view'
import { routeAt, suiteOf } from '@/routes'
import { ButtonGroup } from '@/sections/button-group'
import { CardView } from '@/sections/cards'
import { CallToAction } from '@/sections/call-to-action'
import { MockupCard } from '@/sections/mockup-card'
import { Avatar } from '@/sections/photo'
import { Section } from '@/sections/section'
import { IconTile } from '@/ui/icon-tile'
import { fadeUp, stagger } from '@/ui/motion'
import { Ring } from '@/ui/ring'
import { Stars } from '@/ui/stars'

export { meta } from '@/content/home'

/** How many of the pillars the home page shows, and how many services of each. */
const pillarsShown = 3
const servicesShown = 3

/** The home page. */
export function Component() {
  return (
    <>
      <HomeHero />
      <Section title={services.title} intro={services.intro}>
        <ServiceGrid />
      </Section>
      <Pillars />
      <Section title={stepsIntro.title} intro={stepsIntro.intro}>
        <StepStrip />
      </Section>
      <Testimonials />
      <CallToAction closing={closing}>
        <Ring />
      </CallToAction>
    </>
  )
}

function HomeHero() {
  return (
    <div className="border-b border-line">
      <div className="container-page grid items-center gap-12 py-14 lg:grid-cols-[1fr_1.12fr] lg:gap-16 lg:py-20">
        <div>
          <h1 className="text-h1">{hero.headline}</h1>
          <p className="mt-6 mb-9 max-w-prose text-lead text-muted">{hero.tagline}</p>
          <ButtonGroup actions={hero.actions} />
        </div>
        <div className="relative">
          <Ring className="absolute -top-16 -right-10 size-72 max-lg:hidden" />
          <ul
            aria-label="Service shortcuts"
            className="relative grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-line shadow-floating sm:grid-cols-3"
            style={{ gap: '1px' }}
          >
            {shortcuts.map((shortcut) => (
              <ShortcutTile key={shortcut.to} shortcut={shortcut} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

function ShortcutTile({ shortcut: { to, text } }: { shortcut: Shortcut }) {
  const row = routeAt(to)!
  const Icon = row.icon
  return (
    <li data-suite={suiteOf(row)} className="grid bg-surface">
      <Link
        to={to}
        className="group grid content-between gap-5 bg-accent-tint/45 p-4 -outline-offset-4 transition-colors hover:bg-accent-tint sm:p-5"
      >
        {Icon && <Icon className="size-7 stroke-[1.6] text-accent" />}
        <span>
          <span className="block text-sm leading-snug font-semibold">{text}</span>
          <span className="mt-0.5 block text-xs text-muted">{row.label}</span>
        </span>
      </Link>
    </li>
  )
}

/** The twelve services: those with a mockup are twice as wide. */
function ServiceGrid() {
  return (
    <m.ul variants={stagger} className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {services.cards.map((card) => (
        <m.li
          key={card.title}
          data-suite={suiteOf(routeAt(card.link.to)!)}
          variants={fadeUp}
          className={cn(card.mockup && 'sm:col-span-2')}
        >
          {card.mockup ? <MockupCard card={card} mockup={card.mockup} /> : <CardView card={card} />}
        </m.li>
      ))}
    </m.ul>
  )
}

/** The four steps as one strip, a mockup over each. */
function StepStrip() {
  return (
    <ol
      data-suite="build"
      className="grid overflow-hidden rounded-xl border border-line bg-line shadow-card sm:grid-cols-2 lg:grid-cols-4"
      style={{ gap: '1px' }}
    >
      {steps.map((step, index) => (
        <StepPanel key={step.title} step={step} number={index + 1} />
      ))}
    </ol>
  )
}

function StepPanel({ step: { title, text, mockup }, number }: { step: Step; number: number }) {
  return (
    <li className="bg-surface">
      <div className="h-56 overflow-hidden bg-accent-tint px-6 pt-6">
        <MockupView mockup={mockup} detail />
      </div>
      <div className="p-6">
        <p aria-hidden className="text-sm font-bold text-accent tabular-nums">
          {number}
        </p>
        <h3 className="mt-1 text-h4">{title}</h3>
        <p className="mt-2 text-sm text-muted">{text}</p>
      </div>
    </li>
  )
}

function Pillars() {
  const { title, intro, action } = pillarsIntro
  return (
    <Section title={title} intro={intro} sunken more={action}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {pillars.slice(0, pillarsShown).map((pillar) => (
          <li key={pillar.title} data-suite={pillar.suite} className="grid">
            <PillarPanel pillar={pillar} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PillarPanel({ pillar }: { pillar: Pillar }) {
  const { title, text, to } = pillar
  return (
    <article className="flex flex-col rounded-xl border border-accent-line bg-surface">
      <div className="rounded-t-xl bg-accent-tint p-7 lg:min-h-56">
        <h3 className="text-h2 text-accent">
          <Link to={to} className="inline-flex items-center gap-3 hover:underline">
            {title}
            <ArrowRight className="size-7" />
          </Link>
        </h3>
        <p className="mt-3">{text}</p>
      </div>
      <ul className="divide-y divide-line px-7 py-3">
        {pillar.services.slice(0, servicesShown).map(({ to: href }) => {
          const row = routeAt(href)!
          return (
            <li key={href}>
              <Link
                to={href}
                className="flex min-h-15 items-center gap-4 py-2.5 font-medium hover:text-accent"
              >
                {row.icon && <IconTile icon={row.icon} className="size-9" />}
                {row.label}
              </Link>
            </li>
          )
        })}
      </ul>
    </article>
  )
}

function Testimonials() {
  const { title, intro, action } = testimonialsIntro
  return (
    <Section title={title} intro={intro} sunken more={action}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {testimonials.map((testimonial, index) => {
          const loud = index === 0 || index === testimonials.length - 1
          return (
            <li key={testimonial.name} className={cn(loud && 'sm:col-span-2')}>
              <Quote testimonial={testimonial} loud={loud} />
            </li>
          )
        })}
      </ul>
      <p className="mt-4 text-sm text-muted">{testimonialsNote}</p>
    </Section>
  )
}

/** What somebody says; the first and the last speak up. */
function Quote({
  testimonial: { quote, name, title, avatar, rating },
  loud,
}: {
  testimonial: Testimonial
  loud: boolean
}) {
  return (
    <figure className="flex h-full flex-col rounded-lg border border-line bg-surface p-6 shadow-card sm:p-7">
      <Stars rating={rating} />
      <blockquote
        className={cn('mt-4 mb-6', loud && 'text-h3 leading-snug font-medium text-pretty')}
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
    </figure>
  )
}
