import { lazy, Suspense } from 'react'
import { useMatches } from 'react-router'
import type { ServicePage as Content } from '@/content/types'
import { type PageRow, suiteOf } from '@/routes'
import { ClosingCall } from '@/sections/closing-call'
import { Hero } from '@/sections/hero'
import { SectionView } from '@/sections/section'

/** Decorative, and so not worth waiting for. */
const SuitePicture = lazy(async () => ({
  default: (await import('@/sections/suite-picture')).SuitePicture,
}))

/** Shows a content file: hero, sections, closing call. */
export function ServicePage({ page: { hero, sections, closing } }: { page: Content }) {
  const row = useMatches().at(-1)!.handle as PageRow
  return (
    <>
      <Hero
        row={row}
        hero={hero}
        picture={
          <Suspense fallback={<div className="min-h-88 lg:aspect-4/3" />}>
            <SuitePicture suite={suiteOf(row)} path={row.path} />
          </Suspense>
        }
      />
      {sections.map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
      <ClosingCall closing={closing} suite={suiteOf(row)} />
    </>
  )
}
