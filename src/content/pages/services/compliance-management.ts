import { BookBookmark, FilePenLine, Newspaper, SearchCheck, Sprout, Truck } from 'lucide-react'
import { contact } from '@/content/links'
import type { PageContent } from '@/content/types'

export const page: PageContent = {
  meta: {
    title: 'Compliance Management and ESG register',
    description:
      'Keep obligations, controls, policies and ESG figures in one register with an owner and a proof for each, and let auditors follow it themselves.',
  },
  hero: {
    headline: 'Compliance and ESG records, ready for the auditor',
    tagline:
      'Every rule has an owner, a due date and proof, with compliance and ESG in one register.',
    actions: [
      { label: 'Request a demo', to: contact('AIComplianceDemo') },
      { label: 'See compliance features', to: '/features#compliance' },
    ],
    mockup: {
      kind: 'table',
      title: 'Obligation register',
      note: '46 obligations, 3 due this month',
      action: 'Share with auditor',
      columns: ['Obligation', 'Due', 'Owner', 'Evidence'],
      rows: [
        ['Fire drill', 'Each quarter, both sites', 'Nov 14', 'T. Sato', ['done', 'Signed']],
        [
          'Solvent storage log',
          'State rule, weekly',
          'Nov 15',
          'R. Kowalski',
          ['done', '12 photos'],
        ],
        [
          'Supplier code of conduct',
          '3 of 41 unanswered',
          'Nov 28',
          'L. Brandt',
          ['open', '38 of 41'],
        ],
        ['Forklift licenses', 'Two expire', 'Nov 30', 'R. Kowalski', ['late', '2 missing']],
        ['Privacy training', 'All staff, yearly', 'Dec 12', 'A. Ruiz', ['quiet', 'Not begun']],
      ],
      active: 3,
      floatingCard: { label: 'Auditor’s link', value: 'Opened today, 9:40' },
    },
  },
  sections: [
    {
      kind: 'steps',
      title: 'How it works',
      intro: 'An example: a customer’s right to receive a copy of their data.',
      steps: [
        {
          title: 'Obligation',
          text: 'The article is noted with its scope: which of your companies, which records, how many days you have.',
        },
        {
          title: 'Control',
          text: '“Requests are answered within 30 days.” One sentence, one owner, one way to test it.',
        },
        {
          title: 'Task',
          text: 'A request arrives by web form, and the owner sees the clock, the systems to search and a template.',
        },
        {
          title: 'Evidence',
          text: 'The dated reply is filed under the control by itself. In the audit, you open the control.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Compliance features',
      cards: [
        {
          icon: BookBookmark,
          title: 'Obligation register',
          description:
            'Laws, license conditions and promises made in contracts, each split into duties that one person can answer for, with the next date on top.',
        },
        {
          icon: FilePenLine,
          title: 'Policies and attestations',
          description:
            'Publish a version, ask the people it concerns to confirm it, and see who has not. Old versions stay readable for the year they applied to.',
        },
        {
          icon: SearchCheck,
          title: 'Control tests',
          description:
            'Sample twenty people who left, check that their access ended, note the two that failed and why. A finding stays open until its fix has been retested.',
        },
        {
          icon: Truck,
          title: 'Supplier questionnaires',
          description:
            'Ask about labor, security and emissions once a year, score the answers, and ask for the next certificate a month before this one lapses.',
        },
        {
          icon: Sprout,
          title: 'ESG data',
          description:
            'Energy, injuries, training hours, board composition: every figure with unit, boundary, source file and the person who signed it off.',
          link: { label: 'See Sustainability', to: '/services/sustainability' },
        },
        {
          icon: Newspaper,
          title: 'AI regulation alerts',
          description:
            'Reads official gazettes every day, matches changes to your obligations and proposes an edit to the control, which your counsel accepts or drops.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Supported frameworks',
      intro: 'One control can cover several frameworks, so you test it once.',
      chips: [
        'GDPR',
        'CCPA',
        'SOC 2',
        'ISO 27001',
        'PCI DSS',
        'HIPAA',
        'OSHA',
        'CSRD',
        'GRI',
        'IFRS S1 and S2',
      ],
    },
    {
      kind: 'notice',
      title: 'No certification included',
      text: 'A register is not a certificate. The names above belong to their publishers, and listing them claims no certification of ours. The tool keeps your proof in order; auditors, regulators and your own counsel judge it.',
    },
  ],
  closing: {
    headline: 'Request a compliance demo',
    text: 'Bring your last audit request, and the demo sets up its controls with you.',
    actions: [
      { label: 'Request a demo', to: contact('AIComplianceDemo') },
      { label: 'Talk to us', to: '/contact' },
    ],
  },
}
