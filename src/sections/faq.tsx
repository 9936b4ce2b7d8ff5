import { useId } from 'react'
import type { FaqSection } from '@/content/types'
import { Accordion } from '@/ui/accordion'

/** Questions and answers, the heading beside them. */
export function Faq({
  section: { title, intro, questions },
}: {
  section: Omit<FaqSection, 'kind'>
}) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="py-section">
      <div className="container-page grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 id={headingId} className="text-h2">
            {title}
          </h2>
          {intro && <p className="mt-4 text-lead text-muted">{intro}</p>}
        </div>
        <Accordion items={questions} />
      </div>
    </section>
  )
}
