import { content } from '@/content/pages/services/ai-assistant'
import { ContentPage } from '@/sections/content-page'
import { ChatDemo } from './_chat-demo'

export const Component = () => <ContentPage content={content} slots={{ 'chat-demo': ChatDemo }} />
