import type { CSSProperties } from 'react'
import type { Action, Card, CardsSection } from '@/content/types'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/link'
import { Icon } from '@/ui/icon'
import { IconTile } from '@/ui/icon-tile'
import { SectionFrame } from './frame'

/** A grid of cards: what the service does. */
export function Cards({ section }: { section: CardsSection }) {
  return (
    <SectionFrame title={section.title} intro={section.intro}>
      <CardGrid cards={section.cards} />
    </SectionFrame>
  )
}

/** Cards in rows that come out even for their number; they come in one after the other. */
export function CardGrid({ cards }: { cards: Card[] }) {
  const columns =
    cards.length % 3 === 0
      ? 'lg:grid-cols-3'
      : cards.length % 4 === 0
        ? 'lg:grid-cols-4'
        : 'lg:grid-cols-6'
  return (
    <ul className={cn('grid gap-3 sm:grid-cols-2 sm:gap-4', columns)}>
      {cards.map((card, index) => (
        <li
          key={card.title}
          style={{ '--i': index } as CSSProperties}
          className={cn(
            'animate-rise sm:max-lg:last:odd:col-span-2',
            columns === 'lg:grid-cols-6' && span(index, cards.length),
          )}
        >
          <CardView card={card} />
        </li>
      ))}
    </ul>
  )
}

/** In a grid of six columns: rows of three, and a last row of two or of one after rows of two. */
function span(index: number, count: number) {
  const inRowsOfTwo = count % 3 === 1 ? 4 : 2
  return index >= count - inRowsOfTwo ? 'lg:col-span-3' : 'lg:col-span-2'
}

/** One card: the icon above its text, or beside it where the screen is narrow. */
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

/** Leads on from a card named `title`; the whole card, which is `relative` and a `group`, takes the click. */
export function CardLink({ link: { to, label }, title }: { link: Action; title: string }) {
  return (
    <p className="mt-auto pt-3 sm:pt-5">
      <Link
        to={to}
        className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-accent after:absolute after:inset-0 after:rounded-lg hover:underline"
      >
        {label}
        <span className="sr-only">{`: ${title}`}</span>
        <Icon
          name="arrow-right"
          className="size-4 transition-transform duration-200 group-hover:translate-x-0.5"
        />
      </Link>
    </p>
  )
}
