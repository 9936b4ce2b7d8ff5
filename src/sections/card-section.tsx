import * as m from 'framer-motion/m'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { useMediaQuery } from '@/lib/use-media-query'
import { fadeUp, stagger } from '@/ui/motion'
import { Section } from './section'

/**
 * A section with a list of cards in the grid of `className`; in a narrow column it is one row that
 * scrolls sideways and snaps, with the next card in sight. A row that scrolls has to be reachable by
 * key, so it gets a tab stop on narrow screens.
 */
export function CardSection({
  ordered,
  className,
  note,
  children,
  ...section
}: ComponentProps<typeof Section> & {
  ordered?: boolean
  className: string
  /** Shown below the cards. */
  note?: string
}) {
  const List = ordered ? m.ol : m.ul
  const scrolls = useMediaQuery('(width < 40rem)')
  return (
    <Section {...section}>
      <List
        aria-label={section.title}
        tabIndex={scrolls ? 0 : undefined}
        variants={stagger}
        className={cn(
          'grid gap-3 @max-xl:-mx-gutter @max-xl:-my-2 @max-xl:snap-x @max-xl:snap-mandatory @max-xl:scroll-px-gutter @max-xl:auto-cols-[min(85%,20rem)] @max-xl:grid-flow-col @max-xl:overflow-x-auto @max-xl:px-gutter @max-xl:py-2 @max-xl:-outline-offset-4 @xl:gap-4',
          className,
        )}
      >
        {children}
      </List>
      {note && <p className="mt-4 text-sm text-muted">{note}</p>}
    </Section>
  )
}

/** A card of a section; the cards come in one after the other. */
export function CardItem({ className, ...rest }: ComponentProps<typeof m.li>) {
  return <m.li variants={fadeUp} className={cn('grid snap-start', className)} {...rest} />
}
