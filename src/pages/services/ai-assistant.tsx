import { content } from '@/content/pages/services/ai-assistant'
import { ChatDemo } from './_chat-demo'
import { ContentPage } from '@/sections/content-page'

/** The page of the AI assistant with its demo chat. */
export const Component = () => (
  <ContentPage content={content} slots={{ 'chat-demo': <ChatDemo /> }} />
)
