import { cn } from '@/lib/cn'
import { Icon } from '@/ui/icon'
import { Composer, Face, Pill, small, tiny } from './parts'
import type { ThreadScene } from './scene'

/** A conversation, with the list of the others beside it. */
export function Thread({ scene: { list, messages, composer } }: { scene: ThreadScene }) {
  return (
    <div className="grid @md:grid-cols-[9.5rem_1fr]">
      <div className="border-r border-line bg-sunken p-2 @max-md:hidden">
        {list.map(([title, sub], index) => (
          <div
            key={title}
            className={cn(
              'rounded-sm px-2.5 py-2',
              index === 0 && 'bg-surface shadow-card ring-1 ring-line',
            )}
          >
            <div className={cn('truncate font-semibold', small)}>{title}</div>
            <div className={cn('truncate text-muted', tiny)}>{sub}</div>
          </div>
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-3 p-4">
        {messages.map(({ who, text, mine, mark, file }) => (
          <div key={text} className={cn('flex items-start gap-2.5', mine && 'flex-row-reverse')}>
            <Face initials={who} />
            <div
              className={cn(
                'flex max-w-[85%] flex-col gap-1.5',
                mine ? 'items-end' : 'items-start',
              )}
            >
              <div
                className={cn(
                  'rounded px-3 py-2 text-pretty',
                  small,
                  mine
                    ? 'rounded-tr-none bg-accent-solid text-on-accent'
                    : 'rounded-tl-none bg-sunken',
                )}
              >
                {text}
              </div>
              {file && (
                <div className="flex items-center gap-2.5 rounded border border-line px-3 py-2">
                  <Icon name="file-text" className="size-4 stroke-[1.75] text-accent" />
                  <div>
                    <div className={cn('font-semibold', small)}>{file[0]}</div>
                    <div className={cn('text-muted', tiny)}>{file[1]}</div>
                  </div>
                </div>
              )}
              {mark && <Pill mark={mark} />}
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
