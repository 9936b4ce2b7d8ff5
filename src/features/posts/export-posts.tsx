import { useEffect, useRef, useState } from 'react'
import { brand } from '@/content/brand'
import { downloadFile } from '@/lib/download-file'
import { toApiError } from '@/lib/errors'
import { formatCount } from '@/lib/format'
import { loadModule } from '@/lib/load-module'
import { Button } from '@/ui/button'
import { showErrorToast, showToast } from '@/ui/toast-store'
import { exportCopy } from './copy'
import { fetchAllPosts } from './api'
import type { Post } from './post'
import type { ExportFormat } from './serialize-posts'

/** Buttons that download all of a user's posts as a file, with progress and "Cancel". */
export function ExportPosts({ userId }: { userId: string }) {
  /** The format that is being downloaded, and how much of it is there. */
  const [pending, setPending] = useState<{ format: ExportFormat; progress?: string }>()
  const controllerRef = useRef<AbortController>(undefined)

  useEffect(() => () => controllerRef.current?.abort(), [])

  async function download(format: ExportFormat) {
    const { signal } = (controllerRef.current = new AbortController())
    setPending({ format })
    try {
      const { createExportBlob } = await loadModule(() => import('./serialize-posts'))
      const all: Post[] = []
      for await (const { posts, total } of fetchAllPosts(userId, signal)) {
        all.push(...posts)
        const progress = exportCopy.progress(formatCount(all.length), formatCount(total))
        setPending({ format, progress })
      }
      signal.throwIfAborted()
      downloadFile(createExportBlob(format, all), `${brand.name}-posts.${format}`.toLowerCase())
      showToast(exportCopy.done(formatCount(all.length)))
    } catch (error) {
      if (!signal.aborted) showErrorToast(exportCopy.failed, toApiError(error).message)
    } finally {
      setPending(undefined)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {(['JSON', 'CSV'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          disabled={pending && pending.format !== format}
          onClick={() => (pending ? controllerRef.current?.abort() : download(format))}
        >
          {pending?.format === format ? 'Cancel' : `Download ${format}`}
        </Button>
      ))}
      <p role="status" className="text-sm text-muted tabular-nums">
        {pending?.progress}
      </p>
    </div>
  )
}
