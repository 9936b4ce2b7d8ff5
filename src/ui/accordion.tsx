import { useId } from 'react'
import { Icon } from './icon'

/** Questions of which one at a time is open; made of `details`, so it works before any script. */
export function Accordion({ items }: { items: { question: string; answer: string }[] }) {
  const name = useId()
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 text-h4 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
            {question}
            <Icon
              name="plus"
              className="size-5 shrink-0 text-accent transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-prose animate-unfold pb-6 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
