import { lazy, Suspense } from 'react'
import { useMatches } from 'react-router'
import { type PageRow, suiteOf } from '@/routes'

/** Decorative, and so not worth waiting for. */
const SuitePicture = lazy(async () => ({
  default: (await import('./suite-picture')).SuitePicture,
}))

/** The picture of the page that one is on, for its hero. */
export function PagePicture() {
  const row = useMatches().at(-1)!.handle as PageRow
  return (
    <Suspense fallback={<div className="min-h-88 lg:aspect-4/3" />}>
      <SuitePicture suite={suiteOf(row)} path={row.path} />
    </Suspense>
  )
}
