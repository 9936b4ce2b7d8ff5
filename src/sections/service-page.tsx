import type { ServicePage as Content } from '@/content/types'
import { CallToAction } from '@/sections/call-to-action'
import { Hero } from '@/sections/hero'
import { SectionView } from '@/sections/section-view'

/** Renders a content file: hero, sections, call to action. */
export function ServicePage({ page: { hero, sections, closing } }: { page: Content }) {
  return (
    <>
      <Hero hero={hero} />
      {sections.map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
      <CallToAction closing={closing} />
    </>
  )
}
