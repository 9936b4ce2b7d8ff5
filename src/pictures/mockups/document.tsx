import { clsx } from 'clsx'
import type { DocumentMockup } from '@/content/mockups/types'
import { Composer, MockAvatar } from './parts'

const runStyles = {
  added: 'bg-accent-tint text-accent underline decoration-accent-vivid underline-offset-2',
  deleted: 'text-muted line-through decoration-danger',
  highlighted: 'bg-accent-line',
}

/** A document with revisions, and comments in the margin. */
export const DocumentView = ({ heading, paragraphs, comments, composer }: DocumentMockup) => (
  <div className="flex min-h-0 grow gap-3 bg-sunken px-4 pt-4">
    <div className="flex flex-1 flex-col rounded-t border border-b-0 border-line bg-surface px-5 pt-4 pb-4 shadow-card @max-md:px-4">
      <div className="text-h4 font-bold text-balance">{heading}</div>
      {/* Narrow mockups show two paragraphs, the children after the heading. */}
      {paragraphs.map((runs, index) => (
        <p key={index} className="mt-3 text-sm/6 @max-md:nth-[n+4]:hidden">
          {runs.map((run) =>
            typeof run === 'string' ? (
              run
            ) : (
              <span
                key={run.text}
                className={clsx('rounded-[0.1875rem] box-decoration-clone', runStyles[run.style])}
              >
                {run.text}
              </span>
            ),
          )}
        </p>
      ))}
      {composer && (
        <div className="mt-auto pt-5">
          <Composer text={composer} />
        </div>
      )}
    </div>
    <div className="flex w-40 flex-col gap-2.5 pt-3 pb-7 @max-md:hidden">
      {comments.map(({ author, text }) => (
        <div
          key={text}
          className="reveal rounded-sm border border-line bg-surface p-2.5 shadow-card"
        >
          <div className="flex items-center gap-2 text-xs-tight font-semibold">
            <MockAvatar initials={author.slice(0, 1)} />
            {author}
          </div>
          <div className="mt-1.5 text-xs">{text}</div>
        </div>
      ))}
    </div>
  </div>
)
