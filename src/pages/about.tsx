import {
  closing,
  hero,
  type Leader,
  leaders,
  leadersIntro,
  mission,
  security,
  values,
  valuesTitle,
} from '@/content/about'
import { Avatar } from '@/lib/photo'
import { Actions } from '@/sections/actions'
import { CardGrid } from '@/sections/cards'
import { ClosingCall } from '@/sections/closing-call'
import { SectionFrame } from '@/sections/frame'
import { PageHero } from '@/sections/page-hero'
import { PointList } from '@/sections/point-list'

export { meta } from '@/content/about'

/** Who is behind the platform. */
export function Component() {
  return (
    <>
      <PageHero headline={hero.headline} tagline={hero.tagline}>
        <Actions actions={hero.actions} />
      </PageHero>
      <section
        aria-labelledby="mission"
        className="container-page grid gap-8 py-section lg:grid-cols-[1fr_2fr] lg:gap-16"
      >
        <h2 id="mission" className="text-h2">
          {mission.title}
        </h2>
        <div className="grid max-w-prose gap-5 text-lead">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <SectionFrame title={valuesTitle} sunken>
        <CardGrid cards={values} />
      </SectionFrame>
      <SectionFrame title={leadersIntro.title} intro={leadersIntro.note}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {leaders.map((leader) => (
            <li key={leader.name} className="grid">
              <LeaderCard leader={leader} />
            </li>
          ))}
        </ul>
      </SectionFrame>
      <SectionFrame id="security" title={security.title} intro={security.intro} sunken>
        <PointList points={security.points} />
      </SectionFrame>
      <div className="pt-section">
        <ClosingCall closing={closing} />
      </div>
    </>
  )
}

function LeaderCard({ leader: { name, role, bio, avatar } }: { leader: Leader }) {
  return (
    <article className="rounded-lg border border-line bg-surface p-6 shadow-card">
      <Avatar name={avatar} person={name} className="size-20 text-h4" />
      <h3 className="mt-5 text-h4">{name}</h3>
      <p className="text-sm font-medium text-accent">{role}</p>
      <p className="mt-3 text-sm text-muted">{bio}</p>
    </article>
  )
}
