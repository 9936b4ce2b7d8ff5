import { Plus } from 'lucide-react'
import { useId } from 'react'

/** Questions of which one at a time is open; made of `details`, so it works before any script. */
export function Accordion({ items }: { items: { question: string; answer: string }[] }) {
  const name = useId()
  return (
    <div className="divide-line border-line divide-y border-y">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="text-h4 hover:text-accent flex min-h-14 list-none items-center justify-between gap-6 py-4 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden
              className="text-accent size-5 shrink-0 transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <p className="animate-unfold text-muted max-w-prose pb-6">{answer}</p>
        </details>
      ))}
    </div>
  )
}
