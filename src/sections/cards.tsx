import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Suite } from '@/content/suites'
import type { Card, CardsSection } from '@/content/types'
import { Link } from '@/lib/link'
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

/** Cards in rows that come out even for their number; they come in one after the other. `hueOf` colours each by itself. */
export function CardGrid({ cards, hueOf }: { cards: Card[]; hueOf?: (card: Card) => Suite }) {
  const columns =
    cards.length % 3 === 0
      ? 'lg:grid-cols-3'
      : cards.length % 4 === 0
        ? 'lg:grid-cols-4'
        : 'lg:grid-cols-6'
  return (
    <ul data-cards className={`grid gap-4 sm:grid-cols-2 ${columns}`}>
      {cards.map((card, index) => (
        <li
          key={card.title}
          data-suite={hueOf?.(card)}
          style={{ '--i': index } as CSSProperties}
          className={`animate-rise ${columns === 'lg:grid-cols-6' ? span(index, cards.length) : ''}`}
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

function CardView({ card: { icon, title, description, conceptual, link } }: { card: Card }) {
  return (
    <article className="group relative flex h-full flex-col rounded-lg border border-line bg-surface p-6 shadow-card transition-[border-color,box-shadow] duration-200 has-[a:hover]:border-accent-line has-[a:hover]:shadow-raised">
      <div className="flex items-start justify-between gap-4">
        <IconTile icon={icon} />
        {conceptual && (
          <span className="rounded-full border border-dashed border-control px-2.5 py-0.5 text-xs font-medium text-muted">
            Conceptual
          </span>
        )}
      </div>
      <h3 className="mt-5 text-h4">{title}</h3>
      <p className="mt-2 text-sm text-muted">{description}</p>
      {link && (
        <p className="mt-auto pt-5">
          <Link
            to={link.to}
            className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-accent after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {link.label}
            <span className="sr-only">: {title}</span>
            <ArrowRight
              aria-hidden
              className="size-4 transition-transform duration-200 group-hover:translate-x-0.5"
            />
          </Link>
        </p>
      )}
    </article>
  )
}
