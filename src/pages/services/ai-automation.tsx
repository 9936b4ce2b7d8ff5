import { content } from '@/content/pages/services/ai-automation'
import { ContentPage } from '@/sections/content-page'
import { Integrations } from '@/sections/integrations'

export const Component = () => (
  <ContentPage content={content} custom={{ integrations: Integrations }} />
)
