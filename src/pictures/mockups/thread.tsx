import { FileText } from 'lucide-react'
import type { ThreadMockup } from '@/content/mockups/types'
import { CellContent, Composer, EntryRow, MockAvatar } from './parts'

/** A conversation next to a list of other conversations. */
export const ThreadView = ({ list, messages, composer }: ThreadMockup) => (
  <div className="grid min-h-0 grow grid-cols-1 grid-rows-[minmax(0,1fr)] @md:grid-cols-[11rem_1fr]">
    <div className="border-r border-line bg-sunken p-2 @max-md:hidden">
      {list.map((entry) => (
        <EntryRow
          key={entry.title}
          {...entry}
          className="rounded-sm px-2.5 py-2 first:bg-surface first:shadow-card first:ring-1 first:ring-line"
        />
      ))}
    </div>
    <div className="flex flex-col gap-y-3 p-4">
      {messages.map(({ author, text, mine, status, file }, index) => (
        <div
          key={text}
          data-mine={mine}
          className="flex reveal items-start gap-2.5 data-mine:flex-row-reverse"
          style={{ transitionDelay: `${index * 0.05}s` }}
        >
          <MockAvatar initials={author} />
          <div className="flex max-w-[85%] min-w-0 flex-col items-start gap-1.5 in-data-mine:items-end">
            <div className="rounded bg-sunken px-3 py-2 text-xs not-in-data-mine:rounded-tl-none in-data-mine:rounded-tr-none in-data-mine:bg-accent-solid in-data-mine:text-on-accent">
              {text}
            </div>
            {file && (
              <EntryRow
                {...file}
                lead={<FileText className="size-4 stroke-icon text-accent" />}
                className="rounded border border-line px-3 py-2"
              />
            )}
            {status && <CellContent cell={status} />}
          </div>
        </div>
      ))}
      <div className="mt-auto pt-1">
        <Composer text={composer} />
      </div>
    </div>
  </div>
)
