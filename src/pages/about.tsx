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
import { CardGrid } from '@/sections/cards'
import { CallToAction } from '@/sections/call-to-action'
import { Hero } from '@/sections/hero'
import { Section } from '@/sections/section'
import { Avatar } from '@/sections/photo'
import { PointList } from '@/sections/point-list'
import { Ring } from '@/ui/ring'

export { meta } from '@/content/about'

/** The about page. */
export function Component() {
  return (
    <>
      <Hero hero={hero} />
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
      <Section title={valuesTitle} sunken>
        <CardGrid cards={values} />
      </Section>
      <Section title={leadersIntro.title} intro={leadersIntro.note}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {leaders.map((leader) => (
            <li key={leader.name} className="grid">
              <LeaderCard leader={leader} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="security" title={security.title} intro={security.intro} sunken>
        <PointList points={security.points} />
      </Section>
      <div className="pt-section">
        <CallToAction closing={closing}>
          <Ring />
        </CallToAction>
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
