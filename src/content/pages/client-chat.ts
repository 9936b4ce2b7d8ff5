import { Clock, Eye, MousePointerClick, Route } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Live Chat: answers on your website',
    description:
      'How a small chat window on your website would be answered by a person during business hours and by a short form after hours.',
  },
  hero: {
    headline: 'How live chat would work on your website',
    tagline:
      'Draft your most common answers as posts today, and copy them into any email. Planned: a chat window where a person, not a bot, answers visitors on the page they’re reading.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Back to Connect', to: '/services/connect' },
    ],
    picture: {
      kind: 'thread',
      title: 'Visitor from Tacoma',
      note: 'Example, on the page “Draft fan”',
      action: 'Offer a call',
      list: [
        { title: 'Visitor, Tacoma', text: 'Does it fit a 14-inch…' },
        { title: 'Visitor, Boise', text: 'Thank you!' },
        { title: 'Dina F.', text: 'Back a third time' },
      ],
      messages: [
        { author: 'V', text: 'Does it fit a 14-inch pipe, or do I need the collar?' },
        {
          author: 'AR',
          mine: true,
          text: 'It fits as is. The collar is for 12 inches. Is yours a steel flue?',
          file: { title: 'Fan, 14 in', text: '$189, 6 in stock' },
        },
        { author: 'V', text: 'Steel, yes. Great, I’ll take two.' },
      ],
      composer: 'Answer, or press / for a saved reply',
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned live chat features',
      cards: [
        {
          icon: MousePointerClick,
          title: 'Opens only when asked',
          text: 'A button that waits on the pages you choose, without popping up.',
        },
        {
          icon: Eye,
          title: 'Visitor context',
          text: 'The visitor’s page, cart and language for your team; city and earlier visits only if they agree.',
        },
        {
          icon: Route,
          title: 'Routing to the right person',
          text: 'Sizing questions to the sales floor, invoices to the office, and after a minute, any open chat to a colleague.',
        },
        {
          icon: Clock,
          title: 'Business hours',
          text: 'A form for a message and an email address after hours.',
          link: { label: 'See Customer Service', to: '/services/customer-service' },
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Live chat FAQ',
      questions: [
        {
          question: 'Who would answer?',
          answer:
            'In the design, you and your colleagues, from a browser or a phone and under your own names.',
        },
        {
          question: 'Would it slow our pages down?',
          answer:
            'It’s designed not to: the window would load after the page itself, and the conversation only when someone opens it.',
        },
        {
          question: 'There are only two of us. Could we keep up?',
          answer:
            'You could set short hours, such as eleven to one, and show them, because visitors forgive a chat that says it’s closed.',
        },
        {
          question: 'How would it differ from the Client Chat service?',
          answer:
            'Live chat would be for visitors who may never come back. Client Chat would give people you already work with a lasting private thread.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Which page raises the most questions?',
    text: 'Draft your usual answers to it as posts, ready to copy into email today. Or name the page, and we’ll reply with how chat would fit there.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about live chat', to: contactHref('Live Chat') },
    ],
  },
}
