import type { ServicePage as Content } from '@/content/types'
import { CallToAction } from './call-to-action'
import { Hero } from './hero'
import { SectionView } from './section-view'

/** Renders a content file: hero, sections, call to action. The sections of an article are a column to read. */
export function ServicePage({ page: { hero, sections, closing, article } }: { page: Content }) {
  return (
    <>
      <Hero hero={hero} />
      <div className={article && '[--page-width:42rem]'}>
        {sections.map((section) => (
          <SectionView key={section.title} section={section} />
        ))}
      </div>
      <CallToAction closing={closing} mockup={hero.mockup} />
    </>
  )
}
