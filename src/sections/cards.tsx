import { clsx } from 'clsx'
import { conceptualBadge } from '@/content/shared-copy'
import type { CardContent, CardsSection, Cta } from '@/content/types'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { MovingArrow } from '@/ui/moving-arrow'
import { CtaLink } from './cta'
import { CardItem, CardCarousel } from './card-grid'

/** The features of a service as cards, in full rows for any number of cards. */
export function Cards({ cards, ...content }: CardsSection) {
  return (
    <CardCarousel content={content} className={getCardColumns(cards.length)}>
      {cards.map((card) => (
        <CardItem key={card.title}>
          <CardView {...card} />
        </CardItem>
      ))}
    </CardCarousel>
  )
}

/**
 * Returns the columns of a grid that has full rows of `count` cards.
 * In two columns, an odd last card spans both. In six columns, rows have three cards, except that the
 * last two or four cards are in rows of two.
 */
export function getCardColumns(count: number) {
  const columns = 'lg:grid-cols-2 lg:@max-4xl:*:last:odd:col-span-2'
  if (count % 3 === 0) return clsx(columns, 'lg:@4xl:grid-cols-3')
  if (count % 4 === 0) return clsx(columns, 'lg:@4xl:grid-cols-4')
  return clsx(
    columns,
    'lg:@4xl:grid-cols-6 lg:@4xl:*:col-span-2',
    count % 3 === 1
      ? 'lg:@4xl:*:nth-last-[-n+4]:col-span-3'
      : 'lg:@4xl:*:nth-last-[-n+2]:col-span-3',
  )
}

/** A card with its icon above its text. */
export function CardView({ icon: Icon, title, text, conceptual, link }: CardContent) {
  return (
    <Card as="article" interactive={!!link} className="relative flex flex-col gap-4 sm:gap-5">
      <Icon className="bare-icon" />
      {conceptual && (
        <Badge tone="dashed" className="absolute top-5 right-5 sm:top-6 sm:right-6">
          {conceptualBadge}
        </Badge>
      )}
      <div className="flex flex-1 flex-col">
        <h3 className="text-h4">{title}</h3>
        <p className="mt-2 text-sm text-muted">{text}</p>
        {link && <CardLink link={link} title={title} />}
      </div>
    </Card>
  )
}

/** The link at the foot of a card. Its click area is the whole card, which is `interactive`. */
export function CardLink({ link, title }: { link: Cta; title: string }) {
  return (
    <p className="mt-auto pt-3 text-sm sm:pt-5">
      <CtaLink
        cta={link}
        srSuffix={title}
        className="font-semibold text-accent after:absolute after:inset-0 after:rounded-lg hover:underline"
      >
        <MovingArrow className="ml-1.5 inline size-4" />
      </CtaLink>
    </p>
  )
}
