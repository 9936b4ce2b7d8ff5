import { page } from '@/content/pages/services/healthcare/find-care'
import { CareSearchForm, FindCare } from '@/sections/find-care'
import { ContentPage } from '@/sections/content-page'

export const { meta, sections } = page

/** The page that finds a doctor in the sample directory. */
export const Component = () => (
  <ContentPage page={page} ownViews={{ 'find-care': FindCare }}>
    <CareSearchForm {...page.sections.find((section) => section.kind === 'find-care')!} />
  </ContentPage>
)
