import { BookBookmark, FaceSlightlySmiling, Inbox, LifeBuoy, PenLine, Timer } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Customer Service: queue, history and timers',
    description:
      'Copy response time targets for any inbox, and see how email, chat, phone notes and forms would share a support queue with a timer on each promise.',
  },
  hero: {
    headline: 'Customer service with a timer on every promise',
    tagline:
      'Copy the response targets below to a post, and put in your own: they fit any inbox. Planned: email, chat and phone notes together, each with the customer’s orders attached.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
    picture: {
      kind: 'table',
      title: 'Queue',
      note: 'Example: 9 open, 2 near their limit',
      action: 'Take next',
      people: ['AR', 'JO'],
      columns: ['Customer', 'Channel', 'Order', 'Answer within'],
      rows: [
        {
          title: 'Mrs. Okafor',
          text: 'Sofa arrived scratched',
          cells: ['Email', '#4417', { tone: 'danger', text: '12 min' }],
          highlighted: true,
        },
        {
          title: 'D. Farouk',
          text: 'Where is my package?',
          cells: ['Chat', '#4502', { tone: 'accent', text: '40 min' }],
        },
        {
          title: 'Fern Lane School',
          text: 'Invoice to the district',
          cells: ['Form', '#4390', { tone: 'accent', text: '2 hr' }],
        },
        {
          title: 'T. Marsh',
          text: 'Wrong screws, second email',
          cells: ['Email', '#4466', { tone: 'quiet', text: '4 hr' }],
        },
        {
          title: 'Ines M.',
          text: 'Thanks, it fits',
          cells: ['Email', '#4458', { tone: 'success', text: 'Closed' }],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'points',
      title: 'How it would work',
      intro: 'How one case about a broken coffee machine would get solved.',
      picture: { kind: 'drawing', drawing: 'chat' },
      points: [
        {
          title: 'Two messages, same case',
          text: 'The second message is filed under the first, and the answer comes from a person who knows about the leak.',
        },
        {
          title: 'The full history',
          text: 'The model, purchase date, warranty, Sunday’s photo and the note a colleague left on Monday evening.',
        },
        {
          title: 'A timer on each promise',
          text: 'Monday evening’s “we’ll call you tomorrow” starts a timer. It stays at the top of the queue until someone calls.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Tools for keeping promises',
      intro: 'Each would close a gap where a customer usually has to ask twice.',
      cards: [
        {
          icon: Inbox,
          title: 'Shared case queue',
          text: 'Each case would have an owner and a status. Two agents who open the same one would see each other before they both answer.',
        },
        {
          icon: Timer,
          title: 'Response timers',
          text: 'The shift lead would be warned before a target is missed.',
        },
        {
          icon: BookBookmark,
          title: 'Saved replies',
          text: 'Your twenty most common replies would have blanks for name, order and date. You’d change the return policy once, and it would change in all of them.',
        },
        {
          icon: LifeBuoy,
          title: 'Help center',
          text: 'Articles would be suggested while the customer is still typing.',
        },
        {
          icon: FaceSlightlySmiling,
          title: 'Satisfaction survey',
          text: 'Customers would get a question two days after a case closes. An unhappy answer would reopen it and put it in front of a person.',
        },
        {
          icon: PenLine,
          title: 'Drafted replies',
          text: 'An assistant would read the case and your articles, and draft a reply for the agent to correct and send.',
          conceptual: true,
          link: { label: 'See the AI Assistant', to: '/services/ai-assistant' },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Response time targets',
      copyable: true,
      intro: 'Example targets for a shop that sells coffee machines, to replace with your own.',
      columns: ['Priority', 'Typical case', 'First answer', 'Escalates to'],
      rows: [
        ['Urgent', 'Leak near electricity, wrong amount charged', '30 minutes', 'Manager on duty'],
        ['High', 'Machine arrived broken', '2 business hours', 'Shift lead'],
        ['Normal', 'Where is my package?', '8 business hours', 'Case owner'],
        ['Low', 'Which grinder goes with it?', '2 business days', 'Case owner'],
      ],
    },
  ],
  ctaBanner: {
    headline: 'See it with your own cases',
    text: 'In a free walkthrough, by email or on a call, we’ll take three of your cases, without names, through the design, and you’ll see where each promise gets its timer.',
    ctas: [
      { label: 'Request a walkthrough', to: contactHref('CustomerServiceDemo') },
      { label: 'Explore Features', to: '/features' },
    ],
  },
}
