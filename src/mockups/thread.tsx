import { FileText } from 'lucide-react'
import type { ThreadMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { Composer, MockAvatar, MockBadge } from './parts'

/** A conversation, with a list of other conversations beside it. */
export function Thread({ list, messages, composer }: ThreadMockup) {
  return (
    <div className="grid @md:grid-cols-[9.5rem_1fr]">
      <div className="border-r border-line bg-sunken p-2 @max-md:hidden">
        {list.map(([title, text], index) => (
          <div
            key={title}
            className={cn(
              'rounded-sm px-2.5 py-2',
              index === 0 && 'bg-surface shadow-card ring-1 ring-line',
            )}
          >
            <div className="truncate text-2xs font-semibold">{title}</div>
            <div className="truncate text-3xs text-muted">{text}</div>
          </div>
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-3 p-4">
        {messages.map(({ author, text, mine, badge, file }) => (
          <div key={text} className={cn('flex items-start gap-2.5', mine && 'flex-row-reverse')}>
            <MockAvatar initials={author} />
            <div
              className={cn(
                'flex max-w-[85%] flex-col gap-1.5',
                mine ? 'items-end' : 'items-start',
              )}
            >
              <div
                className={cn(
                  'rounded px-3 py-2 text-2xs text-pretty',
                  mine
                    ? 'rounded-tr-none bg-accent-solid text-on-accent'
                    : 'rounded-tl-none bg-sunken',
                )}
              >
                {text}
              </div>
              {file && (
                <div className="flex items-center gap-2.5 rounded border border-line px-3 py-2">
                  <FileText className="size-4 stroke-[1.75] text-accent" />
                  <div>
                    <div className="text-2xs font-semibold">{file[0]}</div>
                    <div className="text-3xs text-muted">{file[1]}</div>
                  </div>
                </div>
              )}
              {badge && <MockBadge badge={badge} />}
            </div>
          </div>
        ))}
        <div className="mt-auto pt-1">
          <Composer text={composer} />
        </div>
      </div>
    </div>
  )
}
