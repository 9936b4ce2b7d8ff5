import { BookOpenCheck, Code, Lightbulb, PenLine } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

/** Copy for the demonstration chat of the AI assistant. */
export const chatDemoCopy = {
  name: 'AI Assistant',
  badge: 'Demonstration',
  conversation: 'Conversation with the assistant',
  senders: { ai: 'Assistant', user: 'You' },
  greeting: 'Hello! How can I help you grow your business today?',
  reply: "Thanks for your message! I'm processing your request...",
  message: { label: 'Message to the assistant', placeholder: 'Write a message' },
  send: 'Send',
  note: 'This is a visual demonstration. Real chat requires a backend.',
  suggestionsTitle: 'Suggestions',
  suggestions: [
    'Draft a friendly reminder of an invoice two weeks late',
    'Give me five names for a bakery that opens at five',
    'Summarize this week’s complaints',
  ],
}

export const content: PageContent<'chat-demo'> = {
  meta: {
    title: 'AI Assistant for everyday work',
    description:
      'How an assistant would draft the newsletter, argue with your plan and sum up a long report, with a demonstration chat and prompts to borrow.',
  },
  hero: {
    headline: 'Prompts that say enough for a good first draft',
    tagline:
      'Copy the prompts below, and paste them into any assistant today. “Try AI Assistant Free” opens a free account to keep them in; no AI runs here yet.',
    ctas: [
      { label: 'Try AI Assistant Free', to: '/signup' },
      { label: 'Ask about the assistant', to: contactHref('AI Assistant') },
    ],
    picture: {
      kind: 'document',
      title: 'Reply to Mrs. Okafor',
      note: 'Example: draft 3, from your four notes',
      action: 'Copy',
      heading: 'Your scratched sofa',
      paragraphs: [
        ['Dear Mrs. Okafor,'],
        [
          { style: 'deleted', text: 'We regret any inconvenience caused.' },
          ' ',
          { style: 'added', text: 'You waited nine weeks, and it came with a scratch. I’m sorry.' },
        ],
        [
          'Our carpenter can come to you on ',
          { style: 'added', text: 'Thursday between 9 and 11' },
          ', or we can take it back and refund you in full.',
        ],
      ],
      comments: [
        { author: 'You', text: 'Warmer, and offer Thursday.' },
        { author: 'Assistant', text: 'Done. Is “nine weeks” right? The order says eight.' },
      ],
      composer: 'Make it two sentences shorter',
    },
  },
  sections: [
    // Shows `chatDemoCopy`.
    {
      kind: 'slot',
      name: 'chat-demo',
      title: 'Demo chat',
      intro: 'Try the layout: every message gets the same reply.',
    },
    {
      kind: 'cards',
      title: 'Planned AI assistant features',
      intro: 'Each is a job that people postpone because the first draft is the hard part.',
      cards: [
        {
          icon: PenLine,
          title: 'Content Creation',
          text: 'You’d name three facts and a reader, and get a product page, job posting or letter to tenants in the tone of a sample you paste in.',
        },
        {
          icon: Lightbulb,
          title: 'Brainstorming & Ideas',
          text: 'You’d get thirty repair-café names, and more until one fits.',
        },
        {
          icon: Code,
          title: 'Coding Assistance',
          text: 'You’d paste the error and the function. It would explain the cause, propose a fix with a test, and say what else could break.',
        },
        {
          icon: BookOpenCheck,
          title: 'Research & Summaries',
          text: 'You’d get a long report on a page, each point beside its source.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Example prompts',
      copyable: true,
      intro:
        'The same four requests with and without detail. The more you tell the assistant, the less you rewrite afterward.',
      columns: ['For', 'Instead of', 'Write'],
      rows: [
        [
          'A late-invoice email',
          '“Write a payment reminder”',
          '“Second reminder, $1,240, 18 days late, a six-year client; friendly, with a blank for the bank details, and a date”',
        ],
        [
          'A job posting',
          '“Job posting for a bookkeeper”',
          '“Part-time bookkeeper, 20 hours, month-end for three cafés; state the pay range and skip the adjectives”',
        ],
        [
          'A spreadsheet formula',
          '“Sum by month”',
          '“Column A is a date, C an amount, refunds are negative; total per month without refunds”',
        ],
        [
          'A board memo',
          '“Summarize this”',
          '“One page for people who haven’t read it: the decision to make, its cost, the two risks they’ll raise”',
        ],
      ],
    },
    {
      kind: 'faq',
      title: 'AI assistant FAQ',
      questions: [
        {
          question: 'Could it be wrong?',
          answer:
            'Any AI can, and it still sounds sure of itself. Check names, figures, quotes and anything legal or medical against the source.',
        },
        {
          question: 'Would it send or publish anything itself?',
          answer:
            'In the design, it would only give you text. Sending, posting and merging would be up to you, or to a flow with an approval step.',
        },
        {
          question: 'Is the chat on this page the real assistant?',
          answer:
            'No. It gives one fixed reply; what you type there stays in your browser and is gone when you leave the page.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Keep the prompts that work',
    text: 'Copy the prompts to a post, and paste them into any assistant. “Explore AI Features” leads to a free account, without AI. AI Automation shows where a draft would go once you approve it.',
    ctas: [
      { label: 'Explore AI Features', to: '/signup' },
      { label: 'See AI Automation', to: '/services/ai-automation' },
    ],
  },
}
