import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SidePanel } from '@/content/auth'

/** The layout of the log-in pages: a card with the form, and text beside it. */
export function AccountFrame({
  title,
  panel,
  children,
}: {
  title: string
  panel: SidePanel
  children: ReactNode
}) {
  return (
    <div className="container-page grid items-start gap-x-16 gap-y-10 py-12 lg:grid-cols-[1fr_minmax(0,28rem)] lg:py-20">
      <div className="max-lg:order-last lg:pt-10">
        <p className="text-h2 font-semibold">{panel.headline}</p>
        <ul className="mt-8 grid gap-4">
          {panel.points.map((point) => (
            <li key={point} className="flex gap-4 text-lead text-muted">
              <Check className="mt-1 size-6 shrink-0 text-success" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-9">
        <h1 className="mb-7 text-h3">{title}</h1>
        {children}
      </div>
    </div>
  )
}
