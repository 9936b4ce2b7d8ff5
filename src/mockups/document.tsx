import type { DocumentMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { Composer, MockAvatar } from './parts'

const runStyles = {
  added: 'bg-accent-tint text-accent underline decoration-accent-vivid underline-offset-2',
  deleted: 'text-muted line-through decoration-danger',
  highlighted: 'bg-accent-line',
}

/** A text in revision, with comments in the margin. */
export function DocumentView({ heading, paragraphs, comments, composer }: DocumentMockup) {
  return (
    <div className="bg-sunken px-4 pt-4">
      <div className="flex min-h-80 items-stretch gap-3">
        <div className="flex min-w-0 flex-1 flex-col rounded-t border border-b-0 border-line bg-surface px-5 pt-4 pb-6 shadow-card">
          <div className="text-[1.0625rem]/6 font-bold text-balance">{heading}</div>
          {paragraphs.map((runs, index) => (
            <p key={index} className="mt-3 text-[0.875rem]/6">
              {runs.map((run) =>
                typeof run === 'string' ? (
                  run
                ) : (
                  <span
                    key={run[1]}
                    className={cn('rounded-[0.1875rem] box-decoration-clone', runStyles[run[0]])}
                  >
                    {run[1]}
                  </span>
                ),
              )}
            </p>
          ))}
          {composer && (
            <div className="mt-auto pt-4">
              <Composer text={composer} />
            </div>
          )}
        </div>
        <div className="flex w-36 flex-col gap-2.5 pt-8 @max-md:hidden">
          {comments.map(([author, text]) => (
            <div key={text} className="rounded-sm border border-line bg-surface p-2.5 shadow-card">
              <div className="flex items-center gap-2">
                <MockAvatar initials={author.slice(0, 1)} />
                <span className="truncate text-3xs font-semibold">{author}</span>
              </div>
              <div className="mt-1.5 text-2xs text-pretty">{text}</div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
