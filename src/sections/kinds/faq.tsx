import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FaqSection } from '@/content/types'
import { slugify } from '@/lib/slugify'
import { useHydrated } from '@/lib/use-hydrated'
import * as Accordion from '@/ui/accordion'
import { Section } from '../section'

/** Questions and answers. A link to a question expands it. */
export function Faq({ questions, ...content }: FaqSection) {
  const { hash, key } = useLocation()
  const hydrated = useHydrated()
  const linked = questions.find(({ question }) => hydrated && hash === `#${slugify(question)}`)
  const [chosen, setChosen] = useState({ at: '', question: '' })
  return (
    <Section content={content} sideHeading>
      <Accordion.Root
        value={linked && chosen.at !== key ? linked.question : chosen.question}
        onValueChange={(question) => setChosen({ at: key, question })}
        className="ruled"
      >
        {questions.map(({ question, answer }) => (
          <Accordion.Item key={question} id={slugify(question)} value={question}>
            <Accordion.Header>
              <Accordion.Trigger className="min-h-14 justify-between gap-6 py-4 text-h4 hover:text-accent">
                {question}
                <Plus
                  className={clsx(
                    'size-5 shrink-0 text-accent print:hidden noscript:hidden',
                    // An open question has a minus, a plus without its second line.
                    '*:last:origin-center *:last:transition-transform *:last:duration-200',
                    'group-data-[state=open]:*:last:scale-y-0',
                  )}
                />
              </Accordion.Trigger>
            </Accordion.Header>
            <Accordion.FoldingContent>
              <p className="max-w-measure pb-6 text-muted">{answer}</p>
            </Accordion.FoldingContent>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Section>
  )
}
