import { BellRing, BrainCircuit, FileScan, GitFork, RotateCcwClock, UserCheck } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

/**
 * The kinds of tools that a workflow reads from and writes to. No vendor is named: none is a partner.
 */
export const integrations = [
  { name: 'Email', text: 'Messages and attachments' },
  { name: 'Calendar', text: 'Appointments and free hours' },
  { name: 'Spreadsheets', text: 'Rows, columns and totals' },
  { name: 'Team chat', text: 'Channels, mentions and approvals' },
  { name: 'Storefront', text: 'Orders, stock and returns' },
  { name: 'Payments', text: 'Charges, refunds and payouts' },
  { name: 'CRM', text: 'Contacts, deals and next steps' },
  { name: 'Cloud files', text: 'Contracts, scans and photos' },
] as const

export const content: PageContent<'integrations'> = {
  meta: {
    title: 'AI Automation with a human in the loop',
    description:
      'How you’d draw the steps between an email and a finished order: read the attachment, fill in the row, and ask a person about the unusual ones.',
  },
  hero: {
    headline: 'Routine work, with the decisions left to you',
    tagline:
      'See below where four routine tasks would stop and ask a person, and mark that point in one of yours. Planned: flows that start on an event, log every run and wait for the answer.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about automation', to: contactHref('AI Automation') },
    ],
    picture: {
      kind: 'picture',
      title: 'Vendor invoices',
      note: 'Example: ran 14 times this week',
      action: 'Test run',
      picture: 'invoices',
      entries: [
        {
          title: 'Read the invoice',
          text: 'Hollis Dairy, one PDF, 6 lines',
          value: { tone: 'success', text: '9:14' },
        },
        {
          title: 'Find the purchase order',
          text: 'PO 318, $412.60 agreed',
          value: { tone: 'accent', text: '$38 over' },
        },
        {
          title: 'Ask Marta',
          text: 'If it’s over by $25 or more',
          value: { tone: 'quiet', text: 'Waiting' },
        },
      ],
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Use cases',
      intro: 'Four examples, and the point in each where the flow would stop and ask somebody.',
      columns: ['When', 'The flow', 'A person decides'],
      rows: [
        [
          'A vendor emails an invoice',
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
      title: 'Planned automation features',
      cards: [
        {
          icon: BellRing,
          title: 'Triggers',
          text: 'A flow could start on a new row, a signed form, an email with an attachment or the first Monday of the month.',
        },
        {
          icon: FileScan,
          title: 'Document reading',
          text: 'A flow could read line items from an invoice, dates from a lease or allergies from a handwritten form. A field it’s unsure about would be shown next to the scan.',
        },
        {
          icon: GitFork,
          title: 'Branches and loops',
          text: 'New and returning customers would take different routes, drawn on one diagram.',
        },
        {
          icon: UserCheck,
          title: 'Approvals',
          text: 'A flow could wait for a named person, a role or two out of three. The request would have everything they need to say yes or no.',
        },
        {
          icon: RotateCcwClock,
          title: 'Run history',
          text: 'You’d fix the cause, then rerun from the step where it stopped.',
        },
        {
          icon: BrainCircuit,
          title: 'Goal-driven agents',
          text: 'You’d state an outcome, such as “no part under two weeks of stock,” and an agent would pick the steps, within a budget and a list of things it can touch.',
          conceptual: true,
        },
      ],
    },
    // Shows `integrations`.
    {
      kind: 'slot',
      name: 'integrations',
      title: 'Integrations',
      sunken: true,
      intro: 'The kinds of tools a flow would read from and write to.',
    },
  ],
  ctaBanner: {
    headline: 'Write down a task you repeat',
    text: 'List its steps in a post and mark where a person decides: it’s a checklist you can follow tomorrow, and the plan for a flow later. Automations would come with Professional.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See the AI Assistant', to: '/services/ai-assistant' },
    ],
  },
}
