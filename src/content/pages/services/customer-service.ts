import { BookBookmark, FaceSlightlySmiling, Inbox, LifeBuoy, PenLine, Timer } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Customer Service: one queue, one history',
    description:
      'Handle email, chat, phone notes and forms in one support queue, with the order and the history attached and a timer on each promise you make to a customer.',
  },
  hero: {
    headline: 'Customer service with a timer on every promise',
    tagline:
      'Work through email, chat, phone notes and forms in one queue, with each customer’s orders and history attached.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
    mockup: {
      kind: 'table',
      title: 'Queue',
      note: '9 open, 2 near their limit',
      action: 'Take next',
      people: ['AR', 'JO'],
      columns: ['Customer', 'Channel', 'Order', 'Answer within'],
      rows: [
        {
          title: 'Mrs. Okafor',
          text: 'Sofa arrived scratched',
          cells: ['Email', '#4417', { tone: 'late', text: '12 min' }],
          highlighted: true,
        },
        {
          title: 'D. Farouk',
          text: 'Where is my package?',
          cells: ['Chat', '#4502', { tone: 'open', text: '40 min' }],
        },
        {
          title: 'Fern Lane School',
          text: 'Invoice to the district',
          cells: ['Form', '#4390', { tone: 'open', text: '2 hr' }],
        },
        {
          title: 'T. Marsh',
          text: 'Wrong screws, second email',
          cells: ['Email', '#4466', { tone: 'quiet', text: '4 hr' }],
        },
        {
          title: 'Ines M.',
          text: 'Thanks, it fits',
          cells: ['Email', '#4458', { tone: 'done', text: 'Closed' }],
        },
      ],
      floatingCard: { label: 'Promised on Friday by Jo', value: 'A carpenter, Thursday 9 to 11' },
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'How it works',
      intro: 'How one case about a broken coffee machine gets solved.',
      drawing: 'chat',
      points: [
        {
          title: 'One case',
          text: 'The second message is filed under the first, and the customer gets one answer, from a person who knows about the leak.',
        },
        {
          title: 'The full history',
          text: 'See the model, purchase date, warranty, Sunday’s photo and the note a colleague left on Monday evening.',
        },
        {
          title: 'A timer on each promise',
          text: 'Monday evening’s “we’ll call you tomorrow” starts a timer. It stays at the top of the queue until someone calls.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Features',
      title: 'Tools for keeping promises',
      intro: 'Each closes a gap where a customer usually has to ask twice.',
      cards: [
        {
          icon: Inbox,
          title: 'Shared case queue',
          description:
            'Every case has one owner and one status. Two agents who open the same case see each other before they both answer it.',
        },
        {
          icon: Timer,
          title: 'Response timers',
          description:
            'Targets by priority and by contract, counted in your business hours. The shift lead hears before a target is missed, not after.',
        },
        {
          icon: BookBookmark,
          title: 'Saved replies',
          description:
            'Your twenty most common replies with blanks for name, order and date. Change the return policy once and it changes in all of them.',
        },
        {
          icon: LifeBuoy,
          title: 'Help center',
          description:
            'Articles that customers can search before they write. Each closed case asks the agent: should this have been an article?',
        },
        {
          icon: FaceSlightlySmiling,
          title: 'Satisfaction survey',
          description:
            'One question two days after a case closes. An unhappy answer reopens it and puts it in front of a person, not in a chart.',
        },
        {
          icon: PenLine,
          title: 'Drafted replies',
          description:
            'An assistant that reads the case and your articles and drafts a reply for the agent to correct. Nothing is sent without a person.',
          conceptual: true,
          link: { label: 'See the AI Assistant', to: '/services/ai-assistant' },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Response time targets',
      intro: 'Example targets for a shop that sells coffee machines. Set your own.',
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
    headline: 'Request a customer service demo',
    text: 'Tell us your case volume and channels, and we’ll set the demo up with your priorities and tone. The shared inbox comes with Professional.',
    ctas: [
      { label: 'Request a demo', to: contactHref('CustomerServiceDemo') },
      { label: 'Explore Features', to: '/features' },
    ],
  },
}
