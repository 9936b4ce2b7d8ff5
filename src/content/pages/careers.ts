import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Careers: areas of work',
    description:
      'No openings are listed here. See what work a platform like this needs, how hiring would go, and how to introduce yourself in a few lines.',
  },
  hero: {
    headline: 'Careers: careful work, close to the people it’s for',
    tagline:
      'We have no open positions right now. See what work a platform like this needs, and how to introduce yourself.',
    ctas: [
      { label: 'Introduce yourself', to: contactHref('Careers') },
      { label: 'Read about us', to: '/about' },
    ],
    picture: {
      kind: 'document',
      title: 'Ten lines from you',
      note: 'An example, no resume needed',
      heading: 'Hello from Duluth',
      paragraphs: [
        [
          'I kept the books for a ferry line for six years, then wrote the software that replaced me.',
        ],
        [
          'What I would fix on your site: ',
          { style: 'highlighted', text: 'the pricing table on a phone' },
          '.',
        ],
        ['I’m at my best before noon, and I answer my email.'],
      ],
      comments: [
        { author: 'Wren', text: 'The ferry part! Let’s ask about that.' },
        { author: 'Tomas', text: 'And right about the table.' },
      ],
      composer: 'Add a comment',
    },
  },
  sections: [
    {
      kind: 'points',
      title: 'Areas of work',
      intro: 'What each area would ask of you. None is an open position.',
      points: [
        {
          title: 'Product and design',
          text: 'Sit beside a bookkeeper at month end, draw what you saw, and defend the smaller version.',
        },
        {
          title: 'Engineering',
          text: 'Work in short branches, with tests beside the code and a review by someone else, and read the next day’s support email.',
        },
        {
          title: 'Customer support',
          text: 'Write in your own voice, and keep the list of fixes.',
        },
        {
          title: 'Writing and teaching',
          text: 'Write guides, lessons and the words on buttons, test a page by watching a person read it, and delete more than you add.',
        },
        {
          title: 'Partners and communities',
          text: 'Find the trades, schools and clinics that would deliver what the site describes.',
        },
        {
          title: 'Finance and operations',
          text: 'Handle contracts, payroll, privacy requests and the printer no one else understands.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Hiring process',
      intro:
        'You can do steps 1 and 2 today, and we’ll reply; the rest starts with an open position.',
      sunken: false,
      steps: [
        {
          title: 'Write ten lines',
          text: 'Use the contact form. Tell us which area, what you’ve made that you’re proud of, and what you’d do differently now.',
        },
        {
          title: 'Link to one thing',
          text: 'A repository, a lesson plan, a spreadsheet with the names changed: one you know well beats five you don’t.',
        },
        {
          title: 'Hear what it pays',
          text: 'If a position fits, you’d hear what it is and what it pays before the first call.',
        },
        {
          title: 'Try a problem together',
          text: 'You’d spend an hour on a made\u2011up example, and ask at least half the questions.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Ten lines, no resume',
    text: 'We’ll reply by email, and keep what you send, in case a position opens, until you ask us to delete it.',
    ctas: [{ label: 'Introduce yourself', to: contactHref('Careers') }],
  },
}
