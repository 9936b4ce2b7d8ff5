import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { FaqSection } from '@/content/types'
import {
  Accordion,
  AccordionContent,
  AccordionHeader,
  AccordionItem,
  AccordionTrigger,
} from '@/ui/accordion'

/** Questions and answers, with the heading beside them. */
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
        <Accordion className="divide-y divide-line border-y border-line">
          {questions.map(({ question, answer }) => (
            <AccordionItem key={question} value={question}>
              <AccordionHeader>
                <AccordionTrigger className="min-h-14 justify-between gap-6 py-4 text-h4 font-semibold hover:text-accent">
                  {question}
                  <Plus className="size-5 shrink-0 text-accent transition-transform duration-200 group-data-[state=open]:rotate-45" />
                </AccordionTrigger>
              </AccordionHeader>
              <AccordionContent forceMount className="max-w-prose pb-6 text-muted">
                {answer}
              </AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  )
}
