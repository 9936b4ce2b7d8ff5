import { BrainCircuit, CalendarSearch, FileDiff, FilePen, FolderInput, Scale } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Legal: contracts and templates',
    description:
      'Draft common agreements from questions, compare the version that came back, and see every contract by the date it renews. Made for teams without in-house counsel.',
  },
  hero: {
    headline: 'Draft, compare and track your contracts',
    tagline:
      'Keep every contract in one place with its parties, amounts and notice dates, so you can see renewals coming.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Ask about Legal', to: '/contact' },
    ],
    mockup: {
      kind: 'document',
      title: 'Lease, 118 Alder Street',
      note: 'Their version 4 vs. yours',
      action: 'Accept 1',
      heading: '7. Renewal',
      paragraphs: [
        [
          'This lease renews for ',
          { style: 'deleted', text: 'one year' },
          ' ',
          { style: 'added', text: 'three years' },
          ' unless either party gives notice in writing at least ',
          { style: 'deleted', text: '60' },
          ' ',
          { style: 'added', text: '180' },
          ' days before its end.',
        ],
        [
          'The rent is adjusted each January by the ',
          { style: 'highlighted', text: 'index named in Exhibit\u00a0B' },
          '.',
        ],
        ['The tenant may assign this lease with the landlord’s consent.'],
        ['If the building is sold, this lease binds the new owner.'],
      ],
      comments: [
        { author: 'Compared', text: 'Three years is new since version 3.' },
        { author: 'A. Ruiz', text: 'Exhibit B is missing. Ask before we sign.' },
      ],
      floatingCard: { label: 'Last day to give notice', value: 'March 4, in 109 days' },
    },
  },
  sections: [
    {
      kind: 'notice',
      title: 'Software, not a law firm',
      text: 'Using this software doesn’t make anyone your attorney. For a dispute, a court deadline or a contract that could sink you, ask a lawyer licensed in your state.',
    },
    {
      kind: 'cards',
      title: 'Legal features',
      intro: 'Built for teams without in-house counsel.',
      cards: [
        {
          icon: FilePen,
          title: 'Drafts from questions',
          description:
            'Eight answers make a mutual NDA; twenty make a service agreement. A note beside each optional clause says when you’d want it and when you wouldn’t.',
        },
        {
          icon: FileDiff,
          title: 'Version comparison',
          description:
            'Compares the returned draft with yours, even if tracking was off, and lists the changed liability cap before the commas.',
        },
        {
          icon: CalendarSearch,
          title: 'Renewals and notice dates',
          description:
            'A lease that needs notice 180 days ahead appears 200 days ahead, with the clause, a draft of the letter and the address to send it to.',
        },
        {
          icon: FolderInput,
          title: 'Contract requests',
          description:
            'Sales wants a contract by Friday: one form asks what counsel always asks. The queue shows everyone where their request is.',
        },
        {
          icon: Scale,
          title: 'Folder for your attorney',
          description:
            'Put the timeline, parties, key documents and the open question in one shared folder, so the first billed hour goes toward the answer.',
        },
        {
          icon: BrainCircuit,
          title: 'Clause risk analysis',
          description:
            'Reads a counterparty contract against your playbook, grades each clause and proposes fallback wording for your lawyer to accept or reject.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Contract templates',
      intro:
        'Twelve templates for common situations in the United States. Have a lawyer adapt them to yours.',
      chips: [
        'Mutual NDA',
        'Offer letter',
        'Contractor agreement',
        'Service agreement',
        'Statement of work',
        'Commercial sublease',
        'Website terms',
        'Privacy notice',
        'Board resolution',
        'Loan between founders',
        'Demand letter',
        'Photo release',
      ],
    },
    {
      kind: 'faq',
      title: 'Legal FAQ',
      questions: [
        {
          question: 'Who inside the company can open a contract?',
          answer:
            'You decide by folder. Employment documents can be closed to all but two people while the vendor folder stays open to purchasing.',
        },
        {
          question: 'Are the extracted dates reliable?',
          answer:
            'They are suggestions until someone confirms them. Each is shown next to its sentence, and unconfirmed ones stay marked.',
        },
        {
          question: 'Can I set up a company with this?',
          answer:
            'Formation documents are in Business Registration, which shares its documents with this service.',
        },
        {
          question: 'Can you recommend a lawyer?',
          answer:
            'No. Your state or local bar association runs a referral service and can name people who do the kind of work you need.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Find the contracts that renew this quarter',
    text: 'Start with leases, software and insurance: they often renew unnoticed.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See Business Registration', to: '/services/business-registration' },
    ],
  },
}
