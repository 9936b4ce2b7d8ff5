import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** A section of the account page. A `wide` one has room for two fields side by side. */
export function AccountSection({
  title,
  text,
  wide,
  children,
}: {
  title: string
  text: string
  wide?: boolean
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-x-16 gap-y-4 py-8 md:grid-cols-[1fr_24rem] lg:grid-cols-[1fr_2fr] lg:py-10"
    >
      <div>
        <h2 id={headingId} className="text-h4">
          {title}
        </h2>
        <p className="mt-1 max-w-sm text-sm text-muted">{text}</p>
      </div>
      <div
        className={clsx(
          'grid grid-cols-1 content-start gap-5 max-lg:max-w-96 [&_form>div>button]:justify-self-start *:[button]:justify-self-start',
          !wide && 'lg:grid-cols-2 lg:*:col-start-1',
        )}
      >
        {children}
      </div>
    </section>
  )
}
