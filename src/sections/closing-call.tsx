import { useId } from 'react'
import type { ClosingCall as Content } from '@/content/types'
import { Actions } from './actions'

/** The last thing on a page: what to do next. */
export function ClosingCall({ closing: { headline, text, actions } }: { closing: Content }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="container-page pt-10 pb-section">
      <div className="relative isolate overflow-hidden rounded-xl border border-accent-line bg-accent-tint px-6 py-14 sm:px-12 lg:px-16 lg:py-20">
        <svg
          aria-hidden
          viewBox="0 0 400 400"
          className="absolute -top-1/3 -right-24 -z-10 h-[150%] overflow-visible opacity-60 max-md:hidden"
          fill="none"
          stroke="var(--accent-line)"
        >
          {[60, 110, 160, 195].map((r) => (
            <circle
              key={r}
              cx="200"
              cy="200"
              r={r}
              strokeWidth={r / 9}
              strokeDasharray={`${r * 0.82} ${r * 0.0775}`}
            />
          ))}
        </svg>
        <div className="max-w-2xl">
          <h2 id={headingId} className="text-h2">
            {headline}
          </h2>
          <p className="mt-4 mb-8 max-w-prose text-lead text-muted">{text}</p>
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  )
}
