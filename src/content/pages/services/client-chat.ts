import { CircleCheckBig, Files, FolderOpen, Languages, Link2, Search } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Client Chat: a private thread per client',
    description:
      'How each client’s messages, files and approvals would stay in a private thread, for bookkeepers, architects, tutors and anyone who knows clients by name.',
  },
  hero: {
    headline: 'A private chat thread for each client you work with',
    tagline:
      'See below what five trades put in writing with a client. Planned: a thread per client for every question, file and approval, read only by you and that client.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about Client Chat', to: contactHref('Client Chat') },
    ],
    picture: {
      kind: 'thread',
      title: 'Brandt house, kitchen',
      note: 'Example: you, Lena Brandt and one builder',
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
          status: { tone: 'success', text: 'Approved by Lena, 4:12 PM' },
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
      title: 'Planned features',
      cards: [
        {
          icon: FolderOpen,
          title: 'One thread per project',
          text: 'Separate threads for a tax return and a company formation, each with its own people and end date.',
        },
        {
          icon: Files,
          title: 'File versions',
          text: 'The current plan on top, and the old ones a tap away.',
        },
        {
          icon: CircleCheckBig,
          title: 'Approval requests',
          text: 'The yes to a document or a price, kept with name, date and the exact version that was approved.',
        },
        {
          icon: Link2,
          title: 'Password-free client access',
          text: 'A personal link that you can turn off at any time, with no app to install for someone who writes twice a year.',
        },
        {
          icon: Search,
          title: 'Search',
          text: '“The gray tile,” found three years later, even inside a document.',
        },
        {
          icon: Languages,
          title: 'Translation',
          text: 'Each message in the reader’s language, with the original underneath.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Live Chat for website visitors',
      text: 'A window for questions from strangers, in the corner of your website, would be separate.',
      link: { label: 'See Live Chat', to: '/client-chat' },
    },
  ],
  ctaBanner: {
    headline: 'List the approvals you’re waiting for',
    text: 'Keep what each client must approve next in a post, with initials instead of names. Or tell us how you get approvals today, and we’ll show where a thread would keep them.',
  },
}
