import { content } from '@/content/pages/services/ai-assistant'
import { ChatDemo } from '@/sections/chat-demo'
import { ContentPage } from '@/sections/content-page'

export const { meta, sections: searchSections } = content

/** The page of the AI assistant with its demo chat. */
export const Component = () => (
  <ContentPage content={content} extraSections={{ 'chat-demo': ChatDemo }} />
)
