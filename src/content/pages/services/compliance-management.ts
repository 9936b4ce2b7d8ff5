import { BookBookmark, FilePenLine, Newspaper, SearchCheck, Sprout, Truck } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Compliance Management and ESG register',
    description:
      'Keep obligations, controls, policies and ESG figures in one register with an owner and proof for each, and let auditors follow the trail themselves.',
  },
  hero: {
    headline: 'Compliance and ESG records, organized for your auditor',
    tagline:
      'Every rule has an owner, a due date and proof, with compliance and ESG in one register.',
    ctas: [
      { label: 'Request a demo', to: contactHref('AIComplianceDemo') },
      { label: 'How we protect your data', to: '/features#compliance' },
    ],
    mockup: {
      kind: 'table',
      title: 'Obligation register',
      note: '46 obligations, 4 due in November',
      action: 'Share with auditor',
      columns: ['Obligation', 'Due', 'Owner', 'Evidence'],
      rows: [
        {
          title: 'Fire drill',
          text: 'Each quarter, both sites',
          cells: ['Nov 14', 'T. Sato', { tone: 'done', text: 'Signed' }],
        },
        {
          title: 'Solvent storage log',
          text: 'State rule, weekly',
          cells: ['Nov 15', 'R. Kowalski', { tone: 'done', text: '12 photos' }],
        },
        {
          title: 'Supplier code of conduct',
          text: '3 of 41 unanswered',
          cells: ['Nov 28', 'L. Brandt', { tone: 'open', text: '38 of 41' }],
        },
        {
          title: 'Forklift certifications',
          text: 'Two expire',
          cells: ['Nov 30', 'R. Kowalski', { tone: 'late', text: '2 missing' }],
          highlighted: true,
        },
        {
          title: 'Privacy training',
          text: 'All staff, yearly',
          cells: ['Dec 12', 'A. Ruiz', { tone: 'quiet', text: 'Not started' }],
        },
      ],
      floatingCard: { label: 'Auditor’s link', value: 'Opened today, 9:40 AM' },
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
          text: 'The legal requirement is recorded with its scope: which of your companies, which records and how many days you have.',
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
          text: 'The dated reply is filed under the control automatically. In an audit, you just open the control.',
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
            'Split laws, license conditions and promises made in contracts into duties that one person can own, with the next date on top.',
        },
        {
          icon: FilePenLine,
          title: 'Policies and attestations',
          description:
            'Publish a version, ask the people it affects to confirm it, and see who hasn’t. Old versions stay on file for the years they applied.',
        },
        {
          icon: SearchCheck,
          title: 'Control tests',
          description:
            'Sample twenty people who left, check that their access ended, note the two failures and the reason. A finding stays open until its fix has been retested.',
        },
        {
          icon: Truck,
          title: 'Supplier questionnaires',
          description:
            'Ask about labor, security and emissions once a year, score the answers, and ask for the next certificate a month before the current one expires.',
        },
        {
          icon: Sprout,
          title: 'ESG data',
          description:
            'Keep every figure on energy, injuries, training hours and board composition with its unit, boundary, source file and the person who signed off on it.',
          link: { label: 'See Sustainability', to: '/services/sustainability' },
        },
        {
          icon: Newspaper,
          title: 'AI regulation alerts',
          description:
            'Reads official notices every day, matches changes to your obligations and proposes an edit to the control, which your counsel accepts or rejects.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Frameworks you can track',
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
      text: 'A register is not a certificate. The names above belong to their publishers, and listing them doesn’t mean we’re certified. The tool keeps your proof in order; auditors, regulators and your own counsel judge it.',
    },
  ],
  ctaBanner: {
    headline: 'Request a compliance demo',
    text: 'Bring your last audit request, and we’ll set up its controls together.',
    ctas: [
      { label: 'Request a demo', to: contactHref('AIComplianceDemo') },
      { label: 'Talk to us', to: '/contact' },
    ],
  },
}
