import { Clock, Eye, MousePointerClick, Route } from 'lucide-react'
import type { ServicePage } from '@/content/types'

export const page: ServicePage = {
  meta: {
    title: 'Live Chat for Your Website',
    description:
      'A small chat window for visitors with one question between them and an order: answered by a person in opening hours, by a short form after them.',
  },
  hero: {
    headline: 'Answer while they are still looking at the page',
    tagline:
      '"Does it fit a 14-inch pipe?" Visitors with one open question leave quietly. A chat window lets them ask it, and shows you the page they are asking from.',
    actions: [
      { label: 'Start Free Trial', to: '/signup' },
      { label: 'Back to Connect', to: '/services/connect' },
    ],
    mockup: {
      kind: 'thread',
      title: 'Visitor from Tacoma',
      note: 'On the page “Draft fan, 14 in”',
      action: 'Offer a call',
      list: [
        ['Visitor, Tacoma', 'Does it fit a…'],
        ['Visitor, Boise', 'Thank you!'],
        ['Dina F.', 'Back for a third time'],
      ],
      messages: [
        { author: 'V', text: 'Does it fit a 14-inch pipe, or do I need the collar?' },
        {
          author: 'AR',
          mine: true,
          text: 'It fits as it is. The collar is for 12 inches. Is yours a steel flue?',
          file: ['Fan, 14 in', '$189, 6 in stock'],
        },
        { author: 'V', text: 'Steel, yes. Great, then I take two.' },
      ],
      composer: 'Answer, or press / for a saved reply',
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'A quiet window that does four things well',
      cards: [
        {
          icon: MousePointerClick,
          title: 'Opens When Asked',
          description:
            'It waits in its corner and never jumps up. You choose the pages it appears on; checkout and product pages are a good start.',
        },
        {
          icon: Eye,
          title: 'Shows the Context',
          description:
            'You see the page, the cart and the language of the visitor who writes, and nothing that they have not agreed to share.',
        },
        {
          icon: Route,
          title: 'Finds the Right Person',
          description:
            'Sizes go to the shop floor, invoices to the office. When nobody takes a question within a minute, the next in line is asked.',
        },
        {
          icon: Clock,
          title: 'Knows When You Are Closed',
          description:
            'After hours the window says so and takes a message with an email address. In the morning it stands first in the support queue.',
          link: { label: 'See Customer Service', to: '/services/customer-service' },
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you put a bubble on your site',
      questions: [
        {
          question: 'Who answers?',
          answer:
            'You and your colleagues, from a browser or a phone. No machine pretends to be a person called Anna.',
        },
        {
          question: 'Will it slow our pages down?',
          answer:
            'The window loads after the page itself, and the conversation only when someone opens it.',
        },
        {
          question: 'We are two people. Can we keep up?',
          answer:
            'Set short hours, such as eleven to one, and show them. A window that is honestly closed annoys nobody.',
        },
        {
          question: 'How is it different from the Client Chat service?',
          answer:
            'Live chat is for visitors who may never come back. Client Chat gives people you already work with a lasting private thread.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Try it on the page with the most questions',
    text: 'Put the window on a single page for two weeks, write down what visitors ask, and then improve the page.',
    actions: [
      { label: 'Start Free Trial', to: '/signup' },
      { label: 'See Client Chat', to: '/services/client-chat' },
    ],
  },
}
