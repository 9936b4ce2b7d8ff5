import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Cta } from '@/content/types'
import { Link } from '@/routing/link'
import { Card, type CardStyle } from '@/ui/card'
import { Animated, slideUp, stagger } from '@/ui/motion'
import { SrSuffix } from './cta'

/** A grid of cards, which enter one after the other. `className` sets the columns. */
export const CardGrid = ({
  as = 'ul',
  className,
  ...rest
}: ComponentProps<'ul'> & { as?: 'ol' | 'ul' }) => (
  <Animated as={as} motion={stagger} className={clsx('grid gap-3 lg:gap-4', className)} {...rest} />
)

/** A card in a list item, which is printed even before it enters. */
export const CardItem = (
  props: CardStyle & { as?: 'figure' } & Omit<ComponentProps<'article'>, keyof CardStyle>,
) => (
  <Animated as="li" motion={slideUp} className="grid print:transform-none! print:opacity-100!">
    <Card as="article" {...props} />
  </Animated>
)

/** The link at the foot of a card. Its click area is the whole card, which is `interactive`. */
export const CardLink = ({ link, title }: { link: Cta; title: string }) => (
  <p className="mt-auto pt-3 text-sm sm:pt-5">
    <Link
      to={link.to}
      className="cover-link font-semibold text-accent after:rounded-lg hover:underline"
    >
      {link.label}
      <SrSuffix text={title} />
      <ArrowRight className="ml-1.5 inline size-4 moving-arrow" />
    </Link>
  </p>
)

/** Returns the columns of a grid that has full rows of `count` cards on wide screens. */
export function getCardColumns(count: number) {
  if (count % 3 === 0) return 'lg:grid-cols-3'
  if (count % 4 === 0) return 'lg:grid-cols-4'
  // The first row has four cards.
  if (count % 3 === 1) return 'lg:grid-cols-12 lg:*:col-span-4 lg:*:nth-[-n+4]:col-span-3'
  // The last row has two cards.
  return 'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+2]:col-span-3'
}
