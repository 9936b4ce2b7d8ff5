import type { SectionContent } from './types'

/** Whether a section's background is tinted. No two neighbors are. */
export const isSunken = (section: SectionContent) =>
  section.kind !== 'notice' &&
  (section.sunken ?? (section.kind === 'steps' || (section.kind === 'points' && !section.picture)))
