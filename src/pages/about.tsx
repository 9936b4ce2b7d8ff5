import { Avatar } from '@/components/avatar'
import { content, type LeadersSection, type MissionSection } from '@/content/pages/about'
import { CardCarousel, CardItem } from '@/sections/card-grid'
import { ContentPage } from '@/sections/content-page'
import { Section } from '@/sections/section'
import { Card } from '@/ui/card'

export const Component = () => (
  <ContentPage content={content} custom={{ mission: Mission, leaders: Leaders }} />
)

function Mission({ paragraphs, ...section }: MissionSection) {
  return (
    <Section {...section} sideHeading>
      <div className="grid max-w-measure gap-5 text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}

function Leaders({ leaders, ...section }: LeadersSection) {
  return (
    <CardCarousel {...section} className="lg:grid-cols-2 xl:grid-cols-4">
      {leaders.map(({ name, role, bio, avatar, suite }) => (
        <CardItem key={name} data-suite={suite}>
          <Card as="article">
            <div className="flex items-center gap-3.5">
              <Avatar name={avatar} person={name} />
              <div>
                <h3 className="text-h4">{name}</h3>
                <p className="text-sm font-medium text-accent">{role}</p>
              </div>
            </div>
            <p className="mt-3 text-sm text-muted">{bio}</p>
          </Card>
        </CardItem>
      ))}
    </CardCarousel>
  )
}
