import { Cpu, Eye, Layers, NotebookPen, Sprout, UsersRound } from 'lucide-react'
import { contactHref, signupHref } from '@/content/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Future Business: scenario planning',
    description:
      'Name the changes that could affect your business, map three futures on one board, and decide what you’d do in each. Made for the owner who signs the lease.',
  },
  hero: {
    headline: 'Scenario planning for your biggest decisions',
    tagline: 'Compare three possible futures before you commit to a large decision.',
    ctas: [
      { label: 'Start a scenario board', to: signupHref('future-business') },
      { label: 'Request a demo', to: contactHref('FutureBusinessDemo') },
    ],
    mockup: {
      kind: 'chart',
      title: 'A second plant in Ohio?',
      note: 'Three futures, reviewed each quarter',
      people: ['RK', 'TS', 'LB'],
      value: '$1.9M',
      text: 'sales in year five, if freight stays cheap',
      line: [18, 24, 33, 46, 60, 82],
      comparisons: [
        [18, 22, 27, 34, 41, 50],
        [18, 20, 19, 17, 18, 22],
      ],
      axis: ['Now', 'Year 1', '2', '3', '4', '5'],
      entries: [
        {
          title: 'Freight under $2.10 a mile',
          text: '$1.94',
          status: { tone: 'done', text: 'Holds' },
        },
        { title: 'Two welders hired by May', text: '1', status: { tone: 'open', text: 'Watch' } },
        {
          title: 'Steel tariff unchanged',
          text: 'Mar 1',
          status: { tone: 'late', text: 'Vote due' },
        },
      ],
      floatingCard: { label: 'Smallest next bet', value: 'Rent a bay for 6 months' },
    },
  },
  sections: [
    {
      kind: 'cards',
      label: 'Features',
      title: 'Signals, scenarios and assumptions',
      intro: 'Write down what would change your mind before it happens.',
      cards: [
        {
          icon: Eye,
          title: 'Signal tracking',
          description:
            'Choose what could change your business: battery prices, a zoning bill, a rival’s new format in another city. Dated notes collect under each, with their source.',
        },
        {
          icon: Layers,
          title: 'Scenario boards',
          description:
            'Two uncertainties make four corners. Describe an ordinary day in each one, then ask which of your plans survive in three of them.',
        },
        {
          icon: NotebookPen,
          title: 'Assumption log',
          description:
            '“Rents stay below 9% of sales.” Give every assumption an owner, a number and a review date, and see which decisions depend on it.',
        },
        {
          icon: UsersRound,
          title: 'Skills forecast',
          description:
            'Compare the roles in a scenario with the people you have. The gap shows who to train this year and who to hire next year.',
          link: { label: 'See Recruitment', to: '/services/recruitment' },
        },
        {
          icon: Sprout,
          title: 'Small experiments',
          description:
            'Turn an idea into a trial with a cost ceiling, a question it must answer, and a date when it stops unless someone argues for more.',
        },
        {
          icon: Cpu,
          title: 'Market simulation',
          description:
            'Run your price list and capacity through thousands of simulated years and see how often you run out of cash, and what happened just before.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How a planning day works',
      intro: 'A one-day workshop for six people, in person or online.',
      steps: [
        {
          title: 'Ask one question',
          text: '“Should we own vans in five years?” A yes-or-no question keeps the day honest.',
        },
        {
          title: 'Choose two uncertainties',
          text: 'The two that matter most and that you understand least become the board’s axes.',
        },
        {
          title: 'Explore each scenario',
          text: 'What does a customer complain about there? Who did you hire? What did you stop selling?',
        },
        {
          title: 'Choose moves and signals',
          text: 'Moves that help in most corners start now. For the others, name the signal that would trigger them.',
        },
      ],
    },
    {
      kind: 'story',
      title: 'A board that keeps your notes',
      intro: 'The board keeps your assumptions, signals and decisions after the workshop.',
      drawing: 'board',
      points: [
        {
          title: 'Dated reminders',
          text: 'When the copper price crosses the line you drew, the board reminds you what you said you’d do.',
        },
        {
          title: 'Failed assumptions on record',
          text: 'Assumptions that failed stay visible, with the reason. That record is how a team gets better at guessing.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Request a scenario planning demo',
    text: 'Bring one decision for the next five years and leave with a first board.',
    ctas: [
      { label: 'Request a demo', to: contactHref('FutureBusinessDemo') },
      { label: 'Start a scenario board', to: signupHref('future-business') },
    ],
  },
}
