import { BookOpenText, Calculator, Code, Headphones, Palette, Store } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const page: PageContent = {
  meta: {
    title: 'Careers: our teams',
    description:
      'No list of openings here, but an honest account of how our teams work, what each of them does all day, and how to introduce yourself in a few lines.',
  },
  hero: {
    headline: 'Careers: do careful work for people you will hear from',
    tagline:
      'How our teams work and how to introduce yourself. We list no openings right now, but we read every message.',
    actions: [
      { label: 'Introduce yourself', to: '/contact' },
      { label: 'Read about us', to: '/about' },
    ],
    mockup: {
      kind: 'document',
      title: 'Ten lines from you',
      note: 'No form, no cover letter',
      heading: 'Hello from Duluth',
      paragraphs: [
        [
          'I kept the books of a ferry line for six years, then wrote the program that replaced mine.',
        ],
        ['What I would fix first on your site: ', ['highlighted', 'the invoice on a phone'], '.'],
        ['I am best before noon, and I answer letters.'],
      ],
      comments: [
        ['Wren', 'The ferry part! Let us ask about that.'],
        ['Tomas', 'She is right about the invoice.'],
      ],
      composer: 'Answer within the week',
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Our teams',
      intro:
        'Each team looks after one suite, from design to support. These are areas of work, not open positions.',
      cards: [
        {
          icon: Palette,
          title: 'Product and design',
          description:
            'Sit beside a bookkeeper at month end, draw what you saw, and defend the smaller version. Designers write the first help article themselves.',
        },
        {
          icon: Code,
          title: 'Engineering',
          description:
            'Short branches, tests beside the code and a review by someone who did not write it. Whoever ships a change reads the next day’s support email.',
        },
        {
          icon: Headphones,
          title: 'Customer support',
          description:
            'Answer in your own voice, without a script, and own the list of what should be fixed. Engineers come to your meeting, not the reverse.',
        },
        {
          icon: BookOpenText,
          title: 'Writing and teaching',
          description:
            'Guides, lessons and the words on buttons. You test a page by watching a person read it, and you delete more than you add.',
        },
        {
          icon: Store,
          title: 'Partners and communities',
          description:
            'Work with trades, schools and clinics that deliver what the site describes. Half of it is listening to what went wrong last month.',
        },
        {
          icon: Calculator,
          title: 'Finance and operations',
          description:
            'Contracts, payroll, privacy requests and the printer that only you can talk to. You are the reason that the rest of us can concentrate.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Hiring process',
      intro: 'No cover letter needed.',
      steps: [
        {
          title: 'Write ten lines',
          text: 'Use the contact form. Say which area, what you have made that you are proud of, and what you would do differently now.',
        },
        {
          title: 'Link to one thing',
          text: 'A repository, a lesson plan, a spreadsheet with the names changed. One that you know well beats five that you don’t.',
        },
        {
          title: 'A person reads it',
          text: 'If there is work that fits, you hear what it is and what it pays before the first conversation. If there isn’t, we say so.',
        },
        {
          title: 'We try a real problem together',
          text: 'An hour on something from our own list, with you asking at least half of the questions.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Introduce yourself in ten lines',
    text: 'Tell us what you do, how you like to work and when you could start. No résumé needed.',
    actions: [{ label: 'Introduce yourself', to: '/contact' }],
  },
}
