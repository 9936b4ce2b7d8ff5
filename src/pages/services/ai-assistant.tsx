import { chatDemoCopy } from '@/content/copy/chat-demo'
import { content } from '@/content/pages/services/ai-assistant'
import type { SectionContent } from '@/content/types'
import { ChatDemo } from '@/sections/chat-demo'
import { ContentPage } from '@/sections/content-page'

export const { meta } = content

// A notice stands for the demo, because the search needs only its title and text.
export const searchSections: SectionContent[] = [
  { kind: 'notice', title: chatDemoCopy.title, text: chatDemoCopy.intro },
  ...content.sections,
]

/** The page of the AI assistant with its demo chat. */
export const Component = () => (
  <ContentPage content={content}>
    <ChatDemo />
  </ContentPage>
)
