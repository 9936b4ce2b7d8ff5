import { content } from '@/content/pages/services/healthcare/find-care'
import { CareSearchForm, FindCare } from '@/sections/find-care'
import { ContentPage } from '@/sections/content-page'

export const { meta, sections: searchSections } = content

/** The page that finds a doctor in the sample directory. */
export const Component = () => (
  <ContentPage content={content} extraSections={{ 'find-care': FindCare }}>
    <CareSearchForm {...content.sections.find((section) => section.kind === 'find-care')!} />
  </ContentPage>
)
