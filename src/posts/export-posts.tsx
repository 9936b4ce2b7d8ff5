import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAuth } from '@/auth/use-auth'
import { brand } from '@/content/brand'
import { exportText } from '@/content/posts'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toasts'
import type { ExportFormat } from './export-file'
import type { Post } from './post-fields'
import { readAllPosts, showPostError } from './posts'
import { formatCount } from './post-view'

interface Progress {
  format: ExportFormat
  /** The posts that have been loaded, and how many there are. */
  posts: Post[]
  total?: number
  /** Whether the last request has failed. */
  stopped: boolean
}

/**
 * Downloads all posts of a user as a file. Shows the progress, and can be canceled. After a failure it
 * goes on with the posts that are missing, at once when the connection is back.
 */
export function ExportPosts({ userId }: { userId: string }) {
  const auth = useAuth()
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function download(format: ExportFormat, loaded?: Progress) {
    const { signal } = (running.current = new AbortController())
    let current: Progress = { posts: [], ...loaded, format, stopped: false }
    setProgress(current)
    try {
      const { exportFile } = await import('./export-file')
      const after = current.posts.at(-1)?.id
      for await (const { posts, total } of readAllPosts({ ...auth, userId }, signal, after)) {
        current = {
          ...current,
          posts: [...current.posts, ...posts],
          total: total ?? current.total,
        }
        setProgress(current)
      }
      signal.throwIfAborted()
      const { length } = current.posts
      save(exportFile(format, current.posts), fileName(format))
      showToast({ title: 'Posts Downloaded', description: `${formatCount(length)} in all.` })
      setProgress(undefined)
    } catch (error) {
      if (!signal.aborted) showPostError('Error downloading posts', error)
      setProgress(signal.aborted ? undefined : { ...current, stopped: true })
    }
  }

  const resume = useEffectEvent(() => {
    if (progress?.stopped) void download(progress.format, progress)
  })

  useEffect(() => {
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [])

  return (
    <>
      <p className="text-muted">{exportText}</p>
      {progress && (
        <div className="grid gap-1.5">
          <p role="status" className="text-sm text-muted tabular-nums">
            {progress.stopped && 'The download has stopped. '}
            {progress.total === undefined
              ? 'Loading your posts...'
              : `${formatCount(progress.posts.length)} of ${formatCount(progress.total)} posts`}
          </p>
          <progress
            aria-label="Download"
            value={progress.total && progress.posts.length}
            max={progress.total}
            className="w-full accent-accent"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {(['JSON', 'CSV'] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            disabled={progress && !progress.stopped && progress.format !== format}
            onClick={({ detail }) => {
              if (!progress || progress.stopped) void download(format, progress)
              // The second click of a double click does not cancel.
              else if (detail < 2) running.current?.abort()
            }}
          >
            {progress?.format !== format
              ? `Download ${format}`
              : progress.stopped
                ? 'Continue'
                : 'Cancel'}
          </Button>
        ))}
      </div>
    </>
  )
}

const fileName = (format: ExportFormat) =>
  `${brand.name.toLowerCase()}-posts.${format.toLowerCase()}`

/** Saves a file as the browser's download. */
function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
