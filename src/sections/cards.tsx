import * as m from 'framer-motion/m'
import { ArrowRight } from 'lucide-react'
import type { Action, Card, CardsSection } from '@/content/types'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/link'
import { IconTile } from '@/ui/icon-tile'
import { fadeUp, stagger } from '@/ui/motion'
import { Section } from './section'

/** A grid of cards: what the service does. */
export function Cards({ section }: { section: CardsSection }) {
  return (
    <Section title={section.title} intro={section.intro}>
      <CardGrid cards={section.cards} />
    </Section>
  )
}

/** Cards in full rows, whatever their number; they animate in one after the other. */
export function CardGrid({ cards }: { cards: Card[] }) {
  const columns =
    cards.length % 3 === 0
      ? 'lg:grid-cols-3'
      : cards.length % 4 === 0
        ? 'lg:grid-cols-4'
        : 'lg:grid-cols-6'
  return (
    <m.ul variants={stagger} className={cn('grid gap-3 sm:grid-cols-2 sm:gap-4', columns)}>
      {cards.map((card, index) => (
        <m.li
          key={card.title}
          variants={fadeUp}
          className={cn(
            'sm:max-lg:last:odd:col-span-2',
            columns === 'lg:grid-cols-6' && span(index, cards.length),
          )}
        >
          <CardView card={card} />
        </m.li>
      ))}
    </m.ul>
  )
}

/** In a grid of six columns: rows of three cards, and the last two or four cards in rows of two. */
function span(index: number, count: number) {
  const inRowsOfTwo = count % 3 === 1 ? 4 : 2
  return index >= count - inRowsOfTwo ? 'lg:col-span-3' : 'lg:col-span-2'
}

/** One card: the icon above its text, or beside it on narrow screens. */
export function CardView({ card: { icon, title, description, conceptual, link } }: { card: Card }) {
  return (
    <article className="group relative flex h-full gap-4 rounded-lg border border-line bg-surface p-5 shadow-card transition-[border-color,box-shadow] duration-200 has-[a:hover]:border-accent-line has-[a:hover]:shadow-raised sm:flex-col sm:gap-5 sm:p-6">
      <IconTile icon={icon} />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="text-h4">{title}</h3>
        {conceptual && (
          <span className="mt-1.5 self-start rounded-full border border-dashed border-control px-2.5 py-0.5 text-xs font-medium text-muted sm:absolute sm:top-6 sm:right-6 sm:mt-0">
            Conceptual
          </span>
        )}
        <p className="mt-2 text-sm text-muted">{description}</p>
        {link && <CardLink link={link} title={title} />}
      </div>
    </article>
  )
}

/** The link of a card. Its click area is the whole card, which is `relative` and a `group`. */
export function CardLink({ link: { to, label }, title }: { link: Action; title: string }) {
  return (
    <p className="mt-auto pt-3 sm:pt-5">
      <Link
        to={to}
        className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-accent after:absolute after:inset-0 after:rounded-lg hover:underline"
      >
        {label}
        <span className="sr-only">{`: ${title}`}</span>
        <ArrowRight className="size-4 transition-transform duration-200 group-hover:translate-x-0.5" />
      </Link>
    </p>
  )
}
