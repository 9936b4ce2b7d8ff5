import { BellRing, BrainCircuit, FileScan, GitFork, RotateCcwClock, UserCheck } from 'lucide-react'
import type { CustomSection, PageContent } from '@/content/types'

export const content: PageContent<CustomSection<'integrations'>> = {
  meta: {
    title: 'AI Automation with a human in the loop',
    description:
      'Draw the steps between an email and a finished order: read the attachment, fill in the row, ask a person about the unusual ones, and keep a log of every run.',
  },
  hero: {
    headline: 'Automate the routine work and keep the decisions',
    tagline:
      'Build flows that start on an event, run your steps and ask a person when your rules say so. Every run is logged.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Ask about automation', to: '/contact' },
    ],
    mockup: {
      kind: 'flow',
      title: 'Supplier invoices',
      note: 'Example: ran 14 times this week',
      action: 'Test run',
      steps: [
        {
          title: 'An invoice arrives by email',
          text: 'Hollis Dairy, one PDF',
          status: { tone: 'done', text: '9:14' },
        },
        {
          title: 'Read it',
          text: 'Number, date and 6 lines',
          status: { tone: 'done', text: '9:14' },
        },
        {
          title: 'Find the purchase order',
          text: 'PO 318, $412.60 agreed',
          status: { tone: 'open', text: '$38 over' },
        },
      ],
      branches: [
        { condition: 'Over by $25+', title: 'Ask Marta', text: 'Waits for approval' },
        { condition: 'As agreed', title: 'Prepare the bill', text: 'Due in 30 days' },
      ],
      floatingCard: { label: 'Waiting for Marta', value: 'Butter is up $38' },
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Use cases',
      intro: 'Common flows to copy and change. You decide which steps need approval.',
      columns: ['When', 'The flow', 'A person decides'],
      rows: [
        [
          'A supplier emails an invoice',
          'Reads the number, date and line items, finds the purchase order, prepares the bill',
          'When the total is off by more than your limit',
        ],
        [
          'A booking is canceled',
          'Frees the slot, offers it to the next person on the waitlist, drafts the refund',
          'Every refund, until you say otherwise',
        ],
        [
          'A resume lands in the inbox',
          'Files it under the right opening and thanks the sender',
          'Who gets an interview, always',
        ],
        [
          'A review has two stars or fewer',
          'Gathers the order, the staff on duty and earlier complaints into one note',
          'How to respond, and whether to call',
        ],
      ],
    },
    {
      kind: 'cards',
      title: 'Automation features',
      cards: [
        {
          icon: BellRing,
          title: 'Triggers',
          description:
            'Start on a new row, a signed form, an email with an attachment or the first Monday of the month. Combine two, and set how long to wait for the second.',
        },
        {
          icon: FileScan,
          title: 'Document reading',
          description:
            'Pulls line items from an invoice, dates from a lease, allergies from a handwritten form. A field it’s unsure about is shown next to the scan.',
        },
        {
          icon: GitFork,
          title: 'Branches and loops',
          description:
            'Different routes for new and returning customers, or one pass per order line. The diagram is the logic; there’s no second version in code.',
        },
        {
          icon: UserCheck,
          title: 'Approvals',
          description:
            'A step can wait for a named person, a role or two out of three. The request has everything they need to say yes or no, and they’re reminded once a day.',
        },
        {
          icon: RotateCcwClock,
          title: 'Run history',
          description:
            'See what came in, what each step did with it and who approved it. Fix the cause and rerun a failed item from the step where it stopped.',
        },
        {
          icon: BrainCircuit,
          title: 'Goal-driven agents',
          description:
            'State an outcome, such as “no part under two weeks of stock,” and let an agent pick the steps itself, within a budget and a list of things it can touch.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'custom',
      component: 'integrations',
      title: 'Integrations',
      intro: 'Flows read from and write to the tools you already use.',
    },
  ],
  ctaBanner: {
    headline: 'Automate one task',
    text: 'Pick one real task. If you can explain it to a colleague, you can automate it. Automations come with Professional.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See the AI Assistant', to: '/services/ai-assistant' },
    ],
  },
}
