import { Clock, Eye, MousePointerClick, Route } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Live Chat: answers on your website',
    description:
      'A small chat window for visitors who are one question away from an order: answered by a person during business hours, by a short form after hours.',
  },
  hero: {
    headline: 'Live chat with your website visitors',
    tagline:
      'Answer visitors’ questions while they’re on your website. To message clients you already work with, use Client Chat.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Back to Connect', to: '/services/connect' },
    ],
    mockup: {
      kind: 'thread',
      title: 'Visitor from Tacoma',
      note: 'On the page “Draft fan, 14 in”',
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
          text: 'It fits as it is. The collar is for 12 inches. Is yours a steel flue?',
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
      title: 'Live chat features',
      intro: 'What the chat window does.',
      cards: [
        {
          icon: MousePointerClick,
          title: 'Opens only when asked',
          description:
            'It waits in its corner and never pops up. You choose the pages it appears on; checkout and product pages are a good start.',
        },
        {
          icon: Eye,
          title: 'Visitor context',
          description:
            'You see the visitor’s page, cart and language, and nothing they haven’t agreed to share.',
        },
        {
          icon: Route,
          title: 'Routing to the right person',
          description:
            'Sizing questions go to the sales floor, invoices to the office. A question no one takes within a minute goes to the next person in line.',
        },
        {
          icon: Clock,
          title: 'Business hours',
          description:
            'After hours, the window says so and takes a message with an email address. In the morning, it’s at the top of the support queue.',
          link: { label: 'See Customer Service', to: '/services/customer-service' },
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Live chat FAQ',
      intro: 'What to know before you add live chat to your site.',
      questions: [
        {
          question: 'Who answers?',
          answer:
            'You and your colleagues, from a browser or a phone. No machine pretends to be a person named Anna.',
        },
        {
          question: 'Will it slow our pages down?',
          answer:
            'The window loads after the page itself, and the conversation only when someone opens it.',
        },
        {
          question: 'There are only two of us. Can we keep up?',
          answer:
            'Set short hours, such as eleven to one, and show them. Visitors forgive a chat that says it’s closed.',
        },
        {
          question: 'How is it different from the Client Chat service?',
          answer:
            'Live chat is for visitors who may never come back. Client Chat gives people you already work with a lasting private thread.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Put the chat on your busiest page',
    text: 'Leave it there for two weeks, see what visitors ask, then improve the page.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See Client Chat', to: '/services/client-chat' },
    ],
  },
}
