import { conceptualBadge, conceptualNote } from '@/content/shared-copy'
import type { CardsSection } from '@/content/types'
import { Badge } from '@/ui/badge'
import { CardItem, CardLink, getCardColumns } from '../card-grid'
import { Carousel } from '../carousel'
import { Section } from '../section'

/** The features of a service as cards, in full rows for any number of cards. */
export const Cards = ({ cards, intro, ...content }: CardsSection) => (
  <Section
    content={{
      ...content,
      intro: [intro, cards.some((card) => card.conceptual) && conceptualNote]
        .filter(Boolean)
        .join(' '),
    }}
  >
    <Carousel title={content.title} className={getCardColumns(cards.length)}>
      {cards.map(({ icon: Icon, title, text, conceptual, link }) => (
        <CardItem
          key={title}
          interactive={!!link}
          className="relative flex flex-col gap-4 sm:gap-5"
        >
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
        </CardItem>
      ))}
    </Carousel>
  </Section>
)
