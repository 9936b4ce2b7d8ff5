import { useEffect, useRef, useState } from 'react'
import { brand } from '@/content/brand'
import { exportCopy } from '@/content/copy/posts'
import { toApiError } from '@/lib/errors'
import { formatCount } from '@/lib/format-count'
import { loadModule } from '@/lib/load-module'
import { downloadFile } from '@/lib/download-file'
import { Button } from '@/ui/button'
import { showErrorToast, showToast } from '@/ui/toast-store'
import { fetchAllPosts } from './api'
import type { ExportFormat } from './serialize-posts'
import type { Post } from './post'

interface Progress {
  format: ExportFormat
  /** The number of posts loaded so far, and the total. */
  loaded: number
  total?: number
}

/** Downloads all of a user's posts as a file. Shows the progress and can be canceled. */
export function ExportPosts({ userId }: { userId: string }) {
  const [progress, setProgress] = useState<Progress>()
  const controllerRef = useRef<AbortController>(undefined)

  useEffect(() => () => controllerRef.current?.abort(), [])

  async function download(format: ExportFormat) {
    const { signal } = (controllerRef.current = new AbortController())
    setProgress({ format, loaded: 0 })
    try {
      const { createExportBlob } = await loadModule(() => import('./serialize-posts'))
      const all: Post[] = []
      for await (const { posts, total } of fetchAllPosts(userId, signal)) {
        all.push(...posts)
        setProgress((prev) => ({ format, loaded: all.length, total: prev?.total ?? total }))
      }
      signal.throwIfAborted()
      downloadFile(createExportBlob(format, all), `${brand.name}-posts.${format}`.toLowerCase())
      showToast(exportCopy.done(formatCount(all.length)))
    } catch (error) {
      if (signal.aborted) return
      const { kind, message } = toApiError(error)
      showErrorToast(exportCopy.failed, kind === 'offline' ? exportCopy.offline : message)
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <>
      <p className="text-muted">{exportCopy.text}</p>
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
              // The second click of a double click must not cancel the download.
              else if (detail < 2) controllerRef.current?.abort()
            }}
          >
            {progress?.format === format ? 'Cancel' : `Download ${format}`}
          </Button>
        ))}
      </div>
    </>
  )
}
