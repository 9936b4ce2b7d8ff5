import { clsx } from 'clsx'
import { brand } from '@/content/brand'
import { suites } from '@/content/catalog/suites'
import { content, events, eventsNote, leaders } from '@/content/pages/about'
import { ringCaption } from '@/content/shared-copy'
import type { SlotSection } from '@/content/types'
import { Avatar } from '@/pictures/avatar'
import { IconRing, RingDisc } from '@/pictures/icon-ring'
import { getRingTurn } from '@/pictures/ring-geometry'
import { CardItem } from '@/sections/card-grid'
import { Carousel } from '@/sections/carousel'
import { ContentPage } from '@/sections/content-page'
import { Hero } from '@/sections/hero'
import { Section } from '@/sections/section'

export const Component = () => (
  <ContentPage
    content={content}
    hero={<Hero {...content.hero} aside={<SuiteRing />} />}
    slots={{ leaders: Leaders }}
  />
)

/** The ring of the suites, with events outside the segments if they fit there. */
const SuiteRing = () => (
  <div
    aria-hidden
    className="@container pointer-events-none relative mx-auto grid w-full max-w-picture place-items-center forced-color-adjust-none select-none max-lg:pt-6 print:hidden"
  >
    <div className="relative aspect-square w-[86%] max-w-md @ring-labels:w-[54%]">
      <IconRing />
      <RingDisc className="px-6">
        <span className="text-h3">{brand.name}</span>
        <span className="text-xs-tight text-muted">{ringCaption}</span>
        <span className="mt-1 text-xs-tight text-balance text-muted @max-ring-labels:hidden">
          {eventsNote}
        </span>
      </RingDisc>
      {events.map(({ suite, text }) => {
        const angle = getRingTurn(suite) * 2 * Math.PI
        const [x, y] = [Math.sin(angle), -Math.cos(angle)]
        const side = Math.sign(Math.round(x * 2))
        const align = ['text-right', 'text-center', 'text-left'][side + 1]
        return (
          <p
            key={suite}
            data-suite={suite}
            className={clsx('absolute w-max px-2 text-xs-tight @max-ring-labels:hidden', align)}
            // Next to the middle of the segment. The ring's radius is 47%, and 2% is space.
            style={{
              left: `${50 + 49 * x}%`,
              top: `${50 + 49 * y}%`,
              translate: `${50 * (side - 1)}% ${50 * (y - 1)}%`,
            }}
          >
            <span className="block font-semibold text-accent">{suites[suite].label}</span>
            <span className="block text-muted">{text}</span>
          </p>
        )
      })}
    </div>
  </div>
)

const Leaders = (section: SlotSection) => (
  <Section content={section}>
    <Carousel title={section.title} className="lg:grid-cols-2 xl:grid-cols-4">
      {leaders.map(({ name, role, bio, avatar }) => (
        <CardItem key={name}>
          <div className="flex items-center gap-3.5">
            <Avatar photo={avatar} name={name} />
            <div>
              <h3 className="text-h4">{name}</h3>
              <p className="text-sm font-medium text-accent">{role}</p>
            </div>
          </div>
          <p className="mt-3 text-sm text-muted">{bio}</p>
        </CardItem>
      ))}
    </Carousel>
  </Section>
)
