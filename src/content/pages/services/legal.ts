import { BrainCircuit, CalendarSearch, FileDiff, FilePen, FolderInput, Scale } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Legal: contracts and templates',
    description:
      'How a team without in-house counsel would draft agreements from questions, compare the version that came back, and see which contract renews next.',
  },
  hero: {
    headline: 'A place to draft, compare and track your contracts',
    tagline:
      'Keep each contract’s last day to give notice in a post, and see which renews next. Planned: drafts from questions, versions compared and a warning ahead of each renewal, for a company without its own lawyer.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about Legal', to: contactHref('Legal') },
    ],
    picture: {
      kind: 'document',
      title: 'Lease, 118 Alder Street',
      note: 'Example: their version 4 vs. yours',
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
    },
  },
  sections: [
    {
      kind: 'notice',
      title: 'Software, not a law firm',
      text: 'Nothing here makes anyone your attorney. For a dispute, a court deadline or a contract that could sink you, ask a lawyer licensed in your state.',
    },
    {
      kind: 'cards',
      title: 'Planned legal features',
      cards: [
        {
          icon: FilePen,
          title: 'Drafts from questions',
          text: 'Eight questions for a mutual NDA, or twenty for a service agreement. A note beside each optional clause would say when you’d want it and when you wouldn’t.',
        },
        {
          icon: FileDiff,
          title: 'Version comparison',
          text: 'The returned draft next to yours, even if tracking was off, with a changed liability cap listed before changed commas.',
        },
        {
          icon: CalendarSearch,
          title: 'Renewals and notice dates',
          text: 'A warning 60 days before your notice deadline, however early the lease sets it.',
        },
        {
          icon: FolderInput,
          title: 'Contract requests',
          text: 'What your outside lawyer needs, filled in by your salespeople: the parties, the amount and the dates.',
        },
        {
          icon: Scale,
          title: 'Folder for your attorney',
          text: 'The dates, the parties and the key documents of a matter, so the first billed hour would go toward the answer.',
        },
        {
          icon: BrainCircuit,
          title: 'Clause risk analysis',
          text: 'Each clause of a counterparty’s contract, graded against your playbook, with fallback wording for your lawyer to accept or reject.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Contract templates',
      intro:
        'Twelve templates we’d start with, for common situations in the United States. You’d have your lawyer adapt each one; none can be opened yet.',
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
        'Notice of nonrenewal',
        'Photo release',
      ],
    },
    {
      kind: 'faq',
      title: 'Legal FAQ',
      questions: [
        {
          question: 'Who inside the company could open a contract?',
          answer:
            'You’d decide by folder: employment documents could be closed to all but two people while the vendor folder stays open to purchasing.',
        },
        {
          question: 'Could I rely on the dates it finds in a contract?',
          answer:
            'Each would be marked “unconfirmed” and shown next to its sentence in the contract until someone confirms it.',
        },
        {
          question: 'Could I set up a company with this?',
          answer:
            'No. Formation documents would be in Business Registration, which would share them with this service.',
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
    headline: 'Find the contract that renews next',
    text: 'List each contract’s last day to give notice in a post, and set a reminder in your calendar. Keep the terms in your own files.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See Business Registration', to: '/services/business-registration' },
    ],
  },
}
