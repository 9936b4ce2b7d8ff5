import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Mockup } from '@/content/mockups/types'
import { MockupPreview } from '@/pictures/mockups/mockup-view'
import { Ring } from '@/pictures/ring'
import type { SidePanel } from './copy'

/** The layout of the login pages: a form, on wide screens next to a panel, and above 6rem of the footer. */
export function AuthLayout({
  title,
  text,
  panel,
  mockup,
  children,
}: {
  title: string
  text?: ReactNode
  panel: SidePanel
  /** Below the points of the panel, cut at its lower edge. By default, the upper part of the ring. */
  mockup?: Mockup
  children: ReactNode
}) {
  return (
    <div className="container-page grid gap-x-16 py-12 max-lg:max-w-lg md:min-h-[calc(70dvh-var(--header-height))] lg:min-h-[calc(100dvh-var(--header-height)-6rem)] lg:grid-cols-[1fr_minmax(0,28rem)] lg:py-16">
      {/* The panel is dark in both themes, but not the picture. */}
      <div className="relative isolate flex min-w-0 flex-col overflow-hidden rounded-xl p-12 pb-0 before:absolute before:inset-0 before:-z-1 before:bg-accent-tint before:scheme-dark max-lg:hidden">
        <p className="text-title text-balance text-ink scheme-dark">{panel.headline}</p>
        <ul className="mt-5 mb-10 grid max-w-measure gap-2.5 scheme-dark">
          {panel.points.map((point) => (
            <li key={point} className="flex gap-3 text-muted">
              {panel.points.length > 1 && (
                <Check className="mt-0.75 size-5 shrink-0 text-success" />
              )}
              {point}
            </li>
          ))}
        </ul>
        {mockup ? (
          <MockupPreview mockup={mockup} className="min-h-64 flex-1" />
        ) : (
          // Its upper half: the panel cuts off the rest.
          <div className="mt-auto aspect-2/1 min-h-0">
            <Ring top="build" />
          </div>
        )}
      </div>
      {/* As high as the panel, with the titles on one line. */}
      <div className="grid min-w-0 content-start gap-5 lg:py-12">
        <div className="mb-2">
          <h1 className="text-title">{title}</h1>
          {text && <p className="mt-3 text-muted">{text}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
