import { type ReactNode, useId } from 'react'
import { EmailText } from './email-text'

/** A section of the account page. On wider screens, its heading is next to its content. */
export function AccountSection({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-x-16 gap-y-4 py-8 md:grid-cols-[1fr_24rem] lg:py-10"
    >
      <div>
        <h2 id={headingId} className="text-h4">
          {title}
        </h2>
        <p className="mt-1 max-w-sm text-sm wrap-anywhere text-muted">
          <EmailText text={text} />
        </p>
      </div>
      <div className="grid max-w-96 grid-cols-1 content-start gap-5 [&_button]:justify-self-start">
        {children}
      </div>
    </section>
  )
}
