import { BookOpenText, Calculator, Code, Headphones, Palette, Store } from 'lucide-react'
import { toWord } from '@/lib/format'
import { suiteIds } from '../catalog/suites'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Careers: our teams',
    description:
      'No list of openings here, but an honest account of how our teams work, what each of them does all day, and how to introduce yourself in a few lines.',
  },
  hero: {
    headline: 'Careers: careful work, close to the people who use it',
    tagline:
      'How our teams work and how to introduce yourself. We have no openings listed right now, but we read every message.',
    ctas: [
      { label: 'Introduce yourself', to: '/contact' },
      { label: 'Read about us', to: '/about' },
    ],
    mockup: {
      kind: 'document',
      title: 'Ten lines from you',
      note: 'No resume, no cover letter',
      heading: 'Hello from Duluth',
      paragraphs: [
        [
          'I kept the books for a ferry line for six years, then wrote the software that replaced me.',
        ],
        [
          'What I would fix on your site: ',
          { style: 'highlighted', text: 'the invoice on a phone' },
          '.',
        ],
        ['I’m at my best before noon, and I answer my email.'],
      ],
      comments: [
        { author: 'Wren', text: 'The ferry part! Let’s ask about that.' },
        { author: 'Tomas', text: 'She is right about the invoice.' },
      ],
      composer: 'Answer within the week',
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Our teams',
      intro: `Six teams, by craft. Each works on all ${toWord(suiteIds.length)} suites. These are areas of work, not open positions.`,
      cards: [
        {
          icon: Palette,
          suite: 'build',
          title: 'Product and design',
          description:
            'Sit beside a bookkeeper at month end, draw what you saw, and defend the smaller version. Designers write the help article themselves.',
        },
        {
          icon: Code,
          suite: 'manage',
          title: 'Engineering',
          description:
            'You work in short branches, with tests beside the code and a review by someone who didn’t write it. Whoever ships a change reads the next day’s support email.',
        },
        {
          icon: Headphones,
          suite: 'healthcare',
          title: 'Customer support',
          description:
            'Answer in your own voice, without a script, and own the list of what should be fixed. Engineers come to your meeting, not the other way around.',
        },
        {
          icon: BookOpenText,
          suite: 'community',
          title: 'Writing and teaching',
          description:
            'Write guides, lessons and the words on buttons. You test a page by watching a person read it, and you delete more than you add.',
        },
        {
          icon: Store,
          suite: 'grow',
          title: 'Partners and communities',
          description:
            'Find the trades, schools and clinics that will deliver what the site describes. Half the job is listening to what went wrong last month.',
        },
        {
          icon: Calculator,
          suite: 'finance',
          title: 'Finance and operations',
          description:
            'Handle contracts, payroll, privacy requests and the printer that only you can talk to. You’re the reason the rest of us can concentrate.',
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
          text: 'Use the contact form. Tell us which area, what you’ve made that you’re proud of, and what you’d do differently now.',
        },
        {
          title: 'Link to one thing',
          text: 'A repository, a lesson plan, a spreadsheet with the names changed. One you know well beats five you don’t.',
        },
        {
          title: 'A person reads it',
          text: 'If there’s work that fits, you’ll hear what it is and what it pays before we talk. If there isn’t, we’ll say so.',
        },
        {
          title: 'We try a real problem together',
          text: 'An hour on something from our own list, with you asking at least half the questions.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Introduce yourself in ten lines',
    text: 'Tell us what you do, how you like to work and when you could start. No resume needed.',
    ctas: [{ label: 'Introduce yourself', to: '/contact' }],
  },
}
