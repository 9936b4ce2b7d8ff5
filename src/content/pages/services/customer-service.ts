import { BookBookmark, FaceSlightlySmiling, Inbox, LifeBuoy, PenLine, Timer } from 'lucide-react'
import { contact } from '@/content/links'
import type { ServicePage } from '@/content/types'

export const page: ServicePage = {
  meta: {
    title: 'Customer Service: One Queue, One History',
    description:
      'Email, chat, phone notes and forms in one support queue, with the order and the history attached and a timer on each promise you make to a customer.',
  },
  hero: {
    headline: 'The customer should only have to explain it once',
    tagline:
      'Email, chat, phone notes and forms arrive in one queue with the order and the history attached, so the agent who picks up a case starts where the last one stopped.',
    actions: [
      { label: 'Start Free Trial', to: '/signup' },
      { label: 'View Pricing', to: '/pricing' },
    ],
    mockup: {
      kind: 'table',
      title: 'Queue',
      note: '9 open, 2 near their limit',
      action: 'Take next',
      people: ['AR', 'JO'],
      columns: ['Customer', 'By', 'Order', 'Answer within'],
      rows: [
        ['Mrs. Okafor', 'Sofa arrived scratched', 'Email', '№ 4417', ['late', '12 min']],
        ['D. Farouk', 'Where is my parcel?', 'Chat', '№ 4502', ['open', '40 min']],
        ['Fern Lane School', 'Invoice to the district', 'Form', '№ 4390', ['open', '2 h']],
        ['T. Marsh', 'Wrong screws, second email', 'Email', '№ 4466', ['quiet', '4 h']],
        ['Ines M.', 'Thanks, it fits', 'Email', '№ 4458', ['done', 'Closed']],
      ],
      active: 0,
      floatingCard: { label: 'Promised on Friday by Jo', value: 'A carpenter, Tuesday 9 to 11' },
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'Ten past nine, and the headset goes on',
      intro: 'A second email about the same broken coffee machine has come in overnight.',
      image: 'customer-support',
      points: [
        {
          title: 'Both emails are one case',
          text: 'The second is filed under the first, so nobody writes to the customer as if they had never heard of the leak.',
        },
        {
          title: 'The facts are beside it',
          text: 'Model, date of purchase, warranty, the photo from Sunday and the note that a colleague left on Monday evening.',
        },
        {
          title: 'The promise is kept by the clock',
          text: 'The "we will call you tomorrow" of Monday evening is a timer. It is at the top of the queue until somebody has called.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'What your support desk works with',
      cards: [
        {
          icon: Inbox,
          title: 'Shared Case Queue',
          description:
            'Every case has one owner and one state. Two agents opening the same case see each other before they both answer it.',
        },
        {
          icon: Timer,
          title: 'Response Timers',
          description:
            'Targets by priority and by contract, counted in your opening hours. The shift lead hears about it before one is missed, not after.',
        },
        {
          icon: BookBookmark,
          title: 'Saved Answers',
          description:
            'Your twenty most common replies with blanks for name, order and date. Change the returns policy once and all of them follow.',
        },
        {
          icon: LifeBuoy,
          title: 'Help Center',
          description:
            'Articles that customers can search before they write. Each closed case asks the agent: should this have been an article?',
        },
        {
          icon: FaceSlightlySmiling,
          title: 'Satisfaction Follow-Up',
          description:
            'One question two days after a case closes. An unhappy answer reopens it and puts it in front of a person, not in a chart.',
        },
        {
          icon: PenLine,
          title: 'Drafted Replies',
          description:
            'An assistant that reads the case and your articles and drafts a reply for the agent to correct. Nothing is sent without a person.',
          conceptual: true,
          link: { label: 'Meet the AI Assistant', to: '/services/ai-assistant' },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Targets that match the trouble',
      intro:
        'An example from a shop that sells coffee machines. Yours follow from what you promise your own customers.',
      columns: ['Priority', 'Typical case', 'First answer', 'Who hears if it slips'],
      rows: [
        ['Urgent', 'Leak near electricity, wrong amount charged', '30 minutes', 'Duty manager'],
        ['High', 'Machine arrived broken', '2 business hours', 'Shift lead'],
        ['Normal', 'Where is my parcel?', '8 business hours', 'Case owner'],
        ['Low', 'Which grinder goes with it?', '2 business days', 'Case owner'],
      ],
    },
  ],
  closing: {
    headline: 'Show us your worst week',
    text: 'Tell us how many cases you get and where they come from, and the demo will be set up with your channels, your priorities and your tone.',
    actions: [
      { label: 'Request a Demo', to: contact('CustomerServiceDemo') },
      { label: 'Explore Features', to: '/features' },
    ],
  },
}
