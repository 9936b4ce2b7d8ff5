import { content } from '@/content/pages/services/ai-automation'
import { ContentPage } from '@/sections/content-page'
import { Integrations } from './_integrations'

export const Component = () => (
  <ContentPage content={content} slots={{ integrations: <Integrations /> }} />
)
