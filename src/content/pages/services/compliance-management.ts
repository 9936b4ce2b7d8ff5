import { BookBookmark, FilePenLine, Newspaper, SearchCheck, Sprout, Truck } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Compliance Management and ESG register',
    description:
      'How obligations, controls, policies and ESG figures would each have an owner and proof in a register that your auditors could follow.',
  },
  hero: {
    headline: 'Compliance and ESG records, organized for your auditor',
    tagline:
      'Bring your last audit request to a free walkthrough, by email or on a call. Planned: a register that gives each obligation an owner, a due date and proof, as in the example below.',
    ctas: [
      { label: 'Request a walkthrough', to: contactHref('AIComplianceDemo') },
      { label: 'How we protect your data', to: '/features#compliance' },
    ],
    picture: {
      kind: 'table',
      title: 'Obligation register',
      note: 'Example: 46 obligations, 4 due in November',
      action: 'Share with auditor',
      columns: ['Obligation', 'Due', 'Owner', 'Evidence'],
      rows: [
        {
          title: 'Fire drill',
          text: 'Each quarter, both sites',
          cells: ['Nov 14', 'T. Sato', { tone: 'success', text: 'Signed' }],
        },
        {
          title: 'Solvent storage log',
          text: 'State rule, weekly',
          cells: ['Nov 15', 'R. Kowalski', { tone: 'success', text: '12 photos' }],
        },
        {
          title: 'Vendor code of conduct',
          text: '3 of 41 unanswered',
          cells: ['Nov 28', 'L. Brandt', { tone: 'accent', text: '38 of 41' }],
        },
        {
          title: 'Forklift certifications',
          text: 'Two expire',
          cells: ['Nov 30', 'R. Kowalski', { tone: 'danger', text: '2 missing' }],
          highlighted: true,
        },
        {
          title: 'Privacy training',
          text: 'All staff, yearly',
          cells: ['Dec 12', 'A. Ruiz', { tone: 'quiet', text: 'Not started' }],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'steps',
      title: 'How it would work',
      intro: 'An example: a customer’s right to receive a copy of their data.',
      steps: [
        {
          title: 'Obligation',
          text: 'The legal requirement is recorded with its scope: which of your companies, which records and how many days you have.',
        },
        {
          title: 'Control',
          text: '“Requests are answered within 30 days” is a sentence with an owner and a way to test it.',
        },
        {
          title: 'Task',
          text: 'A request arrives by web form, and the owner sees the clock, the systems to search and a template.',
        },
        {
          title: 'Evidence',
          text: 'The dated reply is filed under the control automatically. In an audit, the proof is under the control, where the auditor looks first.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Planned compliance features',
      cards: [
        {
          icon: BookBookmark,
          title: 'Obligation register',
          text: 'Laws, license conditions and promises made in contracts, split into duties that one person can own.',
        },
        {
          icon: FilePenLine,
          title: 'Policies and attestations',
          text: 'A version to publish, and a list of who hasn’t confirmed it. Old versions would stay on file for the years they applied.',
        },
        {
          icon: SearchCheck,
          title: 'Control tests',
          text: 'A sample of twenty people who left, to check that their access ended. A finding would stay open until its fix has been retested.',
        },
        {
          icon: Truck,
          title: 'Vendor questionnaires',
          text: 'A request for the next certificate, a month before the old one expires.',
        },
        {
          icon: Sprout,
          title: 'ESG data',
          text: 'Every figure, kept with its unit, source file and signature.',
          link: { label: 'See Sustainability', to: '/services/sustainability' },
        },
        {
          icon: Newspaper,
          title: 'AI regulation alerts',
          text: 'Each day’s official notices, matched with your obligations, and a proposed edit to the control, which your counsel would accept or reject.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Frameworks you could track',
      intro: 'One control could cover several frameworks, so you’d test it once.',
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
      text: 'The names above belong to their publishers, and listing them doesn’t mean we’re certified. A register would keep your proof in order; auditors, regulators and your own counsel judge it.',
    },
  ],
  ctaBanner: {
    headline: 'Bring your last audit request',
    text: 'In a walkthrough, we’ll go through it item by item, without personal data, and you’ll see which items the design would prove and which it wouldn’t.',
    ctas: [
      { label: 'Request a walkthrough', to: contactHref('AIComplianceDemo') },
      { label: 'Ask about compliance', to: contactHref('Compliance Management') },
    ],
  },
}
