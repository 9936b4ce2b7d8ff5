import type { ServicePage as Content } from '@/content/types'
import { ClosingCall } from '@/sections/closing-call'
import { Hero } from '@/sections/hero'
import { SectionView } from '@/sections/section'

/** Shows a content file: hero, sections, closing call. */
export function ServicePage({ page: { hero, sections, closing } }: { page: Content }) {
  return (
    <>
      <Hero hero={hero} />
      {sections.map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
      <ClosingCall closing={closing} />
    </>
  )
}
