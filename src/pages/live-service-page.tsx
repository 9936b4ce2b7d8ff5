import type { ComponentType } from 'react'
import type { LiveSection, ReadSection, ServicePage } from '@/content/types'
import { lookedAt } from '@/lib/looked-at'
import { Hero } from '@/sections/hero'

const SectionView = lookedAt(async () => (await import('@/sections/section')).SectionView)
const ClosingCall = lookedAt(async () => (await import('@/sections/closing-call')).ClosingCall)

/** Shows a content file that has a section with controls: of the first view, that alone needs a script. */
export function LiveServicePage<Live extends LiveSection>({
  page: { hero, sections, closing },
  Section,
}: {
  page: ServicePage<Live>
  Section: ComponentType<{ section: Live }>
}) {
  return (
    <>
      <Hero hero={hero} />
      {sections.map((section) =>
        isRead(section) ? (
          <SectionView key={section.title} section={section} />
        ) : (
          <Section key={section.title} section={section} />
        ),
      )}
      <ClosingCall closing={closing} />
    </>
  )
}

const isRead = (section: ReadSection | LiveSection): section is ReadSection =>
  section.kind !== 'chat-demo' && section.kind !== 'find-care'
