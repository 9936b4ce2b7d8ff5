import type { CSSProperties } from 'react'
import {
  closing,
  hero,
  type Pillar,
  pillars,
  pillarsIntro,
  services,
  type Shortcut,
  shortcuts,
  steps,
  stepsIntro,
  testimonialsIntro,
} from '@/content/home'
import type { Card } from '@/content/types'
import { type Testimonial, testimonials, testimonialsNote } from '@/content/testimonials'
import { Link } from '@/lib/link'
import { Avatar } from '@/lib/photo'
import { rowAt, suiteOf } from '@/routes'
import { Actions } from '@/sections/actions'
import { CardGrid } from '@/sections/cards'
import { ClosingCall } from '@/sections/closing-call'
import { SectionFrame } from '@/sections/frame'
import { StepList } from '@/sections/steps'
import { buttonClass } from '@/ui/button'
import { IconTile } from '@/ui/icon-tile'
import { Stars } from '@/ui/stars'
import { ArrowRight } from 'lucide-react'

export { meta } from '@/content/home'

/** How many of the pillars the home page shows, and how many services of each. */
const pillarsShown = 3
const servicesShown = 3

/** The home page. */
export function Component() {
  return (
    <>
      <HomeHero />
      <SectionFrame title={services.title} intro={services.intro}>
        <CardGrid cards={services.cards} hueOf={hueOfLink} />
      </SectionFrame>
      <Pillars />
      <SectionFrame title={stepsIntro.title} intro={stepsIntro.intro}>
        <StepList steps={steps} />
      </SectionFrame>
      <Testimonials />
      <ClosingCall closing={closing} />
    </>
  )
}

const hueOfLink = ({ link }: Card) => suiteOf(rowAt(link!.to)!)

function HomeHero() {
  return (
    <div className="border-b border-line">
      <div className="container-page grid items-center gap-12 py-14 lg:grid-cols-[1fr_1.12fr] lg:gap-16 lg:py-20">
        <div>
          <h1 className="text-h1">{hero.headline}</h1>
          <p className="mt-6 mb-9 max-w-prose text-lead text-muted">{hero.tagline}</p>
          <Actions actions={hero.actions} />
        </div>
        <ul
          aria-label="Service shortcuts"
          className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-line shadow-raised sm:grid-cols-3"
          style={{ gap: '1px' }}
        >
          {shortcuts.map((shortcut, index) => (
            <ShortcutTile key={shortcut.to} shortcut={shortcut} index={index} />
          ))}
        </ul>
      </div>
    </div>
  )
}

function ShortcutTile({ shortcut: { to, text }, index }: { shortcut: Shortcut; index: number }) {
  const row = rowAt(to)!
  const Icon = row.icon!
  return (
    <li data-suite={suiteOf(row)} className="grid bg-surface">
      <Link
        to={to}
        className="group grid content-between gap-5 bg-accent-tint/45 p-4 -outline-offset-4 transition-colors hover:bg-accent-tint sm:p-5"
      >
        <Icon
          aria-hidden
          strokeWidth={1.6}
          style={{ '--i': index } as CSSProperties}
          className="size-7 animate-rise text-accent"
        />
        <span>
          <span className="block text-sm leading-snug font-semibold">{text}</span>
          <span className="mt-0.5 block text-xs text-muted">{row.label}</span>
        </span>
      </Link>
    </li>
  )
}

function Pillars() {
  const { title, intro, action } = pillarsIntro
  return (
    <SectionFrame
      title={title}
      intro={intro}
      sunken
      aside={
        <Link to={action.to} className={buttonClass('secondary')}>
          {action.label}
        </Link>
      }
    >
      <ul className="grid gap-5 lg:grid-cols-3">
        {pillars.slice(0, pillarsShown).map((pillar) => (
          <li key={pillar.title} data-suite={pillar.suite} className="grid">
            <PillarPanel pillar={pillar} />
          </li>
        ))}
      </ul>
    </SectionFrame>
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
            <ArrowRight aria-hidden className="size-7" />
          </Link>
        </h3>
        <p className="mt-3">{text}</p>
      </div>
      <ul className="divide-y divide-line px-7 py-3">
        {pillar.services.slice(0, servicesShown).map(({ to: href }) => {
          const row = rowAt(href)!
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
    <SectionFrame
      title={title}
      intro={intro}
      sunken
      aside={
        <Link to={action.to} className={buttonClass('secondary')}>
          {action.label}
        </Link>
      }
    >
      <ul className="gap-5 sm:columns-2 lg:columns-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name} className="mb-5 break-inside-avoid">
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{testimonialsNote}</p>
    </SectionFrame>
  )
}

function Quote({
  testimonial: { quote, name, title, avatar, rating },
}: {
  testimonial: Testimonial
}) {
  return (
    <figure className="rounded-lg border border-line bg-surface p-6 shadow-card">
      <Stars rating={rating} />
      <blockquote className="mt-4">{quote}</blockquote>
      <figcaption className="mt-5 flex items-center gap-3.5">
        <Avatar name={avatar} person={name} />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">{title}</span>
        </span>
      </figcaption>
    </figure>
  )
}
