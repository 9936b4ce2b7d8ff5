import { careSearchCopy } from '@/content/data/care-directory'
import { content } from '@/content/pages/services/healthcare/find-care'
import type { SectionContent } from '@/content/types'
import { CareSearchForm, CareSearchResults } from '@/sections/find-care'
import { ContentPage } from '@/sections/content-page'

export const { meta } = content

// A notice stands for the form, because the search needs only its title and text.
export const searchSections: SectionContent[] = [
  { kind: 'notice', title: careSearchCopy.title, text: careSearchCopy.intro },
  ...content.sections,
]

/** The page that finds a doctor in the sample directory. */
export const Component = () => (
  <ContentPage content={content} heroForm={<CareSearchForm />}>
    <CareSearchResults />
  </ContentPage>
)
