import type { Mockup } from '@/content/mockups'
import type { Card } from '@/content/types'
import { MockupView } from '@/mockups/mockup-view'
import { CardLink } from './cards'

/** A wide card with the mockup of the page that it links to. */
export function MockupCard({
  card: { title, description, link },
  mockup,
}: {
  card: Card
  mockup: Mockup
}) {
  return (
    <article className="group relative grid h-full overflow-hidden rounded-lg border border-accent-line bg-surface shadow-card transition-shadow duration-200 has-[a:hover]:shadow-raised sm:grid-cols-[1fr_1.15fr]">
      <div className="flex flex-col p-5 sm:p-7">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2.5 text-muted">{description}</p>
        {link && <CardLink link={link} title={title} />}
      </div>
      <div className="h-52 overflow-hidden bg-accent-tint px-3 pt-4 [contain:size] max-sm:order-first sm:h-auto sm:min-h-80 sm:px-6 sm:pt-6">
        <MockupView mockup={mockup} detail />
      </div>
    </article>
  )
}
