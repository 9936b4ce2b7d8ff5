import { CircleCheckBig, Files, FolderOpen, Languages, Link2, Search } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Client Chat: a private thread per client',
    description:
      'Keep each client’s messages, files and approvals in one private thread. For bookkeepers, architects, tutors, studios and anyone who knows clients by name.',
  },
  hero: {
    headline: 'A private chat thread for each client',
    tagline:
      'Keep every question, file and agreement with a client in one searchable thread. For visitors to your website, use Live Chat.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Contact us', to: '/contact' },
    ],
    mockup: {
      kind: 'thread',
      title: 'Brandt house, kitchen',
      note: 'You, Lena Brandt and one builder',
      action: 'Request approval',
      list: [
        { title: 'Brandt house', text: 'Approved plan C' },
        { title: 'Reyes, porch', text: 'Permit is in' },
        { title: 'Library', text: 'Invoice 12' },
        { title: 'Cobb & Sons', text: '3 files' },
      ],
      messages: [
        { author: 'LB', text: 'Could the island move ten inches toward the window?' },
        {
          author: 'DN',
          mine: true,
          text: 'It can, and then the cabinet door clears the oven. See plan C.',
          file: { title: 'Kitchen, plan C', text: 'Version 3, today' },
          status: { tone: 'done', text: 'Approved by Lena, 4:12 PM' },
        },
      ],
      composer: 'Message Lena',
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Use cases',
      columns: ['Your trade', 'The client sends', 'You send', 'Agreed in the thread'],
      rows: [
        [
          'Bookkeeper',
          'Bank statements, a shoebox of receipts',
          'Questions about three transactions',
          'Month-end figures',
        ],
        [
          'Architect',
          'Survey, photos of the old kitchen',
          'Floor plans in versions A to D',
          'Version C, island moved',
        ],
        ['Tutor', 'Last test, next test date', 'Worksheets and notes', 'Topics until May'],
        [
          'Design studio',
          'Logo files, three sites they admire',
          'Two drafts and a price',
          'Draft two, one more round',
        ],
        [
          'Property manager',
          'Photo of the dripping faucet',
          'Plumber’s name and arrival time',
          'Access on Wednesday at ten',
        ],
      ],
    },
    {
      kind: 'cards',
      title: 'Features',
      cards: [
        {
          icon: FolderOpen,
          title: 'One thread per project',
          description:
            'A tax return and a company formation are two threads for the same client, each with its own people and its own end date.',
        },
        {
          icon: Files,
          title: 'File versions',
          description:
            'Send the plan again and it replaces the old one, which stays a tap away. No one builds version B by mistake.',
        },
        {
          icon: CircleCheckBig,
          title: 'Approval requests',
          description:
            'Ask for a yes on one document or price. The answer is kept with name, date and the exact version that was approved.',
        },
        {
          icon: Link2,
          title: 'Password-free client access',
          description:
            'Clients open a personal link that you can turn off at any time. There’s no app to install for someone who writes twice a year.',
        },
        {
          icon: Search,
          title: 'Search',
          description:
            'Find “the gray tile” in a project from three years ago, including inside documents and in the notes you kept to yourself.',
        },
        {
          icon: Languages,
          title: 'Translation',
          description:
            'Each side reads and writes in their own language with the original kept underneath, in case a word is in dispute.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Live Chat for website visitors',
      text: 'This page is about people you already work with. To talk with visitors while they’re on your website, use Live Chat.',
      link: { label: 'See Live Chat', to: '/client-chat' },
    },
  ],
  ctaBanner: {
    headline: 'Invite one client',
    text: 'Invite the client who emails you most and ask for the next document there.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
  },
}
