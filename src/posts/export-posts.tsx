import { useEffect, useRef, useState } from 'react'
import { useAuth } from '@/auth/use-auth'
import { brand } from '@/content/brand'
import { exportText } from '@/content/posts'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toasts'
import type { ExportFormat } from './export-file'
import { type Post, readAllPosts, showPostError } from './posts'
import { formatCount } from './post-view'

/** Downloads all posts of a user as a file. Shows the progress, and can be canceled. */
export function ExportPosts({ userId }: { userId: string }) {
  const auth = useAuth()
  const [progress, setProgress] = useState<{
    format: ExportFormat
    loaded: number
    total?: number
  }>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function download(format: ExportFormat) {
    const { signal } = (running.current = new AbortController())
    setProgress({ format, loaded: 0 })
    try {
      const { exportFile } = await import('./export-file')
      const posts: Post[] = []
      for await (const page of readAllPosts({ ...auth, userId }, signal)) {
        posts.push(...page.posts)
        setProgress({ format, loaded: posts.length, total: posts.length + page.remaining })
      }
      signal.throwIfAborted()
      save(exportFile(format, posts), `${brand.name.toLowerCase()}-posts.${format.toLowerCase()}`)
      showToast({ title: 'Posts Downloaded', description: `${formatCount(posts.length)} in all.` })
    } catch (error) {
      if (!signal.aborted) showPostError('Error downloading posts', error)
    }
    setProgress(undefined)
  }

  return (
    <>
      <p className="text-muted">{exportText}</p>
      {progress && (
        <div className="grid gap-1.5">
          <p role="status" className="text-sm text-muted tabular-nums">
            {progress.total === undefined
              ? 'Loading your posts...'
              : `${formatCount(progress.loaded)} of ${formatCount(progress.total)} posts`}
          </p>
          <progress
            aria-label="Download"
            value={progress.total && progress.loaded}
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
            disabled={progress && progress.format !== format}
            onClick={({ detail }) => {
              if (!progress) void download(format)
              // The second click of a double click does not cancel.
              else if (detail < 2) running.current?.abort()
            }}
          >
            {progress?.format === format ? 'Cancel' : `Download ${format}`}
          </Button>
        ))}
      </div>
    </>
  )
}

/** Saves a file as the browser's download. */
function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
