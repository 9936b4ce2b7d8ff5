import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FaqSection } from '@/content/types'
import { slug } from '@/lib/slug'
import * as Accordion from '@/ui/accordion'
import { Section } from './section'

/** Questions and answers, with the heading beside them. A link to a question opens it. */
export function Faq({ questions, ...section }: FaqSection) {
  const location = useLocation()
  const [open, setOpen] = useState('')

  useEffect(() => {
    const linked = questions.find(({ question }) => location.hash === `#${slug(question)}`)
    // An effect, because the prerendered page has no hash.
    // oxlint-disable-next-line react/set-state-in-effect
    if (linked) setOpen(linked.question)
  }, [location, questions])

  return (
    <Section {...section} beside>
      <Accordion.Root
        value={open}
        onValueChange={setOpen}
        className="divide-y divide-line border-y border-line"
      >
        {questions.map(({ question, answer }) => (
          <Accordion.Item key={question} id={slug(question)} value={question}>
            <Accordion.Header>
              <Accordion.Trigger className="min-h-14 justify-between gap-6 py-4 text-h4 font-semibold hover:text-accent">
                {question}
                <Plus className="size-5 shrink-0 text-accent transition-transform duration-200 group-data-[state=open]:rotate-45 print:hidden" />
              </Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content forceMount className="max-w-prose pb-6 text-muted">
              {answer}
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Section>
  )
}
