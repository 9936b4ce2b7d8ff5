import { content, leaders, leadership } from '@/content/pages/about'
import { Avatar } from '@/pictures/avatar'
import { CardCarousel, CardItem } from '@/sections/card-grid'
import { ContentPage } from '@/sections/content-page'
import { Hero } from '@/sections/hero'
import { Card } from '@/ui/card'
import { SuiteRing } from './_suite-ring'

export const Component = () => (
  <ContentPage
    content={content}
    hero={<Hero {...content.hero} aside={<SuiteRing />} />}
    slots={{ leaders: <Leaders /> }}
  />
)

function Leaders() {
  return (
    <CardCarousel content={leadership} className="lg:grid-cols-2 xl:grid-cols-4">
      {leaders.map(({ name, role, bio, avatar }) => (
        <CardItem key={name}>
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
