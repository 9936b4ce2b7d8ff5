import { content } from '@/content/pages/services/healthcare/find-care'
import { ContentPage } from '@/sections/content-page'
import { Hero } from '@/sections/hero'
import { CareSearchForm, CareSearchResults } from './_care-search'

/** The page that finds a doctor in the sample directory. */
export const Component = () => (
  <ContentPage
    content={content}
    hero={
      <Hero {...content.hero}>
        <CareSearchForm />
      </Hero>
    }
    slots={{ 'care-search': CareSearchResults }}
  />
)
