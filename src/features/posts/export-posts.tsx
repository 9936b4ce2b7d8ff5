import { useEffect, useRef, useState } from 'react'
import { brand } from '@/content/brand'
import { exportCopy } from './copy'
import { toApiError } from '@/lib/errors'
import { formatCount } from '@/lib/format'
import { loadModule } from '@/lib/load-module'
import { downloadFile } from '@/lib/download-file'
import { Button } from '@/ui/button'
import { showErrorToast, showToast } from '@/ui/toast-store'
import { fetchAllPosts } from './api'
import type { ExportFormat } from './serialize-posts'

/** Buttons that download all of a user's posts as a file. */
export function ExportPosts({ userId }: { userId: string }) {
  /** The format that is being downloaded. */
  const [pending, setPending] = useState<ExportFormat>()
  const controllerRef = useRef<AbortController>(undefined)

  useEffect(() => () => controllerRef.current?.abort(), [])

  async function download(format: ExportFormat) {
    const { signal } = (controllerRef.current = new AbortController())
    setPending(format)
    try {
      const { createExportBlob } = await loadModule(() => import('./serialize-posts'))
      const posts = await fetchAllPosts(userId, signal)
      signal.throwIfAborted()
      downloadFile(createExportBlob(format, posts), `${brand.name}-posts.${format}`.toLowerCase())
      showToast(exportCopy.done(formatCount(posts.length)))
    } catch (error) {
      if (signal.aborted) return
      const { kind, message } = toApiError(error)
      showErrorToast(exportCopy.failed, kind === 'offline' ? exportCopy.offline : message)
    } finally {
      setPending(undefined)
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      {(['JSON', 'CSV'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          disabled={pending !== undefined}
          onClick={() => download(format)}
        >
          {pending === format ? 'Downloading...' : `Download ${format}`}
        </Button>
      ))}
    </div>
  )
}
