import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SidePanel } from '@/content/types'
import { Card } from '@/ui/card'
import { Ring } from '@/components/ring'

/**
 * The layout of the login pages, which is a card with a form and, on wide screens, a panel next to
 * it.
 */
export function AuthLayout({
  title,
  text,
  panel,
  picture = <CroppedRing />,
  children,
}: {
  title: string
  text?: ReactNode
  panel: SidePanel
  /** Below the points of the panel, by default the ring. */
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="container-page grid content-start items-start gap-x-16 py-12 max-lg:max-w-lg lg:min-h-[calc(100dvh-theme(spacing.header))] lg:grid-cols-[1fr_minmax(0,28rem)] lg:py-16">
      <div className="min-w-0 pt-6 max-lg:hidden">
        <p className="text-h2 font-[650] text-balance">{panel.headline}</p>
        <ul className="mt-5 mb-9 grid gap-2.5">
          {panel.points.map((point) => (
            <li key={point} className="flex gap-3 text-muted">
              {panel.points.length > 1 && (
                <Check className="mt-0.75 size-5 shrink-0 text-success" />
              )}
              {point}
            </li>
          ))}
        </ul>
        {picture}
      </div>
      <Card size="lg" raised className="grid min-w-0 gap-5">
        <div className="mb-2">
          <h1 className="text-h3">{title}</h1>
          {text && <p className="mt-3 wrap-anywhere text-muted">{text}</p>}
        </div>
        {children}
      </Card>
    </div>
  )
}

/** The ring, a third of which is beyond the left edge of the window. */
const CroppedRing = () => (
  <Ring className="mt-12 ml-[calc(-6.75rem-max(theme(spacing.gutter),(100vw-76rem)/2))] size-80" />
)
