import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SidePanel } from '@/content/auth-forms'
import Ring from '@/ui/ring.svg?react'

/** The layout of the log-in pages: a card with title, text and form, and a panel beside it. */
export function AuthFrame({
  title,
  text,
  panel,
  picture = <Ring className="size-56" />,
  children,
}: {
  title: string
  text?: ReactNode
  panel: SidePanel
  /** Below the points of the panel. It may be rendered late: the page is at least as high as the window. */
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="container-page grid content-start items-start gap-x-16 gap-y-10 py-12 max-lg:max-w-lg lg:min-h-[calc(100dvh-theme(spacing.header))] lg:grid-cols-[1fr_minmax(0,28rem)] lg:py-20">
      <div className="min-w-0 max-lg:order-last">
        <p className="text-h2 font-semibold">{panel.headline}</p>
        <ul className="mt-8 grid gap-4">
          {panel.points.map((point) => (
            <li key={point} className="flex gap-4 text-lead text-muted">
              <Check className="mt-1 size-6 shrink-0 text-success" />
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-10 max-lg:hidden">{picture}</div>
      </div>
      <div className="grid min-w-0 gap-5 rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-9">
        <div className="mb-2">
          <h1 className="text-h3">{title}</h1>
          {text && <p className="mt-3 wrap-anywhere text-muted">{text}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
