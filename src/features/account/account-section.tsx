import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/card'
import { EmailText } from './email-text'

/** A section of the account page. On wide screens, its title and text are next to its card. */
export function AccountSection({
  title,
  text,
  tone,
  children,
}: {
  title: string
  text: string
  tone?: 'danger'
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={clsx(
        'grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,42rem)]',
        tone && 'mt-4 border-t border-line pt-10',
      )}
    >
      <div>
        <h2 id={headingId} className="text-h4">
          {title}
        </h2>
        <p className="mt-1 max-w-sm text-sm wrap-anywhere text-muted">
          <EmailText text={text} />
        </p>
      </div>
      <Card tone={tone} className="grid grid-cols-1 gap-5 [&_button]:justify-self-start">
        {children}
      </Card>
    </section>
  )
}
