import { useMatches } from 'react-router'
import type { ServicePage as Content } from '@/content/types'
import { type PageRow, suiteOf } from '@/routes'
import { ClosingCall } from '@/sections/closing-call'
import { Hero } from '@/sections/hero'
import { PagePicture } from '@/sections/page-picture'
import { SectionView } from '@/sections/section'

/** Shows a content file: hero, sections, closing call. */
export function ServicePage({ page: { hero, sections, closing } }: { page: Content }) {
  const row = useMatches().at(-1)!.handle as PageRow
  return (
    <>
      <Hero row={row} hero={hero} picture={<PagePicture />} />
      {sections.map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
      <ClosingCall closing={closing} suite={suiteOf(row)} />
    </>
  )
}
