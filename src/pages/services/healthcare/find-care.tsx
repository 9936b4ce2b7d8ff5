import { careSearch, content } from '@/content/pages/services/healthcare/find-care'
import { CareSearchForm, CareSearchResults } from '@/features/find-care/care-search'
import { ContentPage } from '@/sections/content-page'
import { Hero } from '@/sections/hero'

export const Component = () => (
  <ContentPage
    content={content}
    hero={<Hero {...content.hero} form={<CareSearchForm {...careSearch} />} />}
    slots={{ 'care-search': CareSearchResults }}
  />
)
