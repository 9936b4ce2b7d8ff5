import { ctaBanner, hero, leaders, leadersIntro, mission, security, values } from '@/content/about'
import { Avatar } from '@/components/avatar'
import { CtaBanner } from '@/sections/cta-banner'
import { CardItem, CardCarousel } from '@/sections/card-carousel'
import { Cards } from '@/sections/cards'
import { Hero } from '@/sections/hero'
import { Points } from '@/sections/points'
import { Section } from '@/sections/section'
import { Card } from '@/ui/card'

export { meta, searchSections } from '@/content/about'

export function Component() {
  return (
    <>
      <Hero {...hero} />
      <Section id="mission" title={mission.title} sideHeading>
        <div className="grid max-w-prose gap-5 text-lead">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Cards {...values} sunken />
      <CardCarousel {...leadersIntro} className="lg:grid-cols-4">
        {leaders.map(({ name, role, bio, avatar, suite }) => (
          <CardItem key={name} data-suite={suite}>
            <Card as="article">
              <Avatar name={avatar} person={name} size="lg" />
              <h3 className="mt-5 text-h4">{name}</h3>
              <p className="text-sm font-medium text-accent">{role}</p>
              <p className="mt-3 text-sm text-muted">{bio}</p>
            </Card>
          </CardItem>
        ))}
      </CardCarousel>
      <div className="pb-section">
        <Points {...security} />
      </div>
      <CtaBanner {...ctaBanner} />
    </>
  )
}
