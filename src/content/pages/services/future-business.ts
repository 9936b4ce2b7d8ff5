import { Cpu, Eye, Layers, NotebookPen, Sprout, UsersRound } from 'lucide-react'
import { contact, signup } from '@/content/links'
import type { ServicePage } from '@/content/types'

export const page: ServicePage = {
  meta: {
    title: 'Future Business planning and foresight',
    description:
      'Name the changes that could reach your trade, write three futures on one board, and decide what you would do in each. Made for the owner who signs the lease.',
  },
  hero: {
    headline: 'Plan for three futures before you pay for one',
    tagline:
      'A new plant, a second language, a product without its middleman: large decisions rest on guesses about years you cannot see. Write the guesses down, and watch the ones that matter.',
    actions: [
      { label: 'Start a Scenario Board', to: signup('future-business') },
      { label: 'Request a Demo', to: contact('FutureBusinessDemo') },
    ],
    mockup: {
      kind: 'chart',
      title: 'A second plant in Ohio?',
      note: 'Three futures, reviewed each quarter',
      people: ['RK', 'TS', 'LB'],
      value: '$1.9m',
      text: 'sales in year five, if freight stays cheap',
      lines: [
        [18, 24, 33, 46, 60, 82],
        [18, 22, 27, 34, 41, 50],
        [18, 20, 19, 17, 18, 22],
      ],
      axis: ['Now', 'Year 1', '2', '3', '4', '5'],
      rows: [
        ['Freight under $2.10 a mile', '$1.94', ['done', 'Holds']],
        ['Two welders hired by May', '1', ['open', 'Watch']],
        ['Steel tariff unchanged', 'Mar 1', ['late', 'Vote due']],
      ],
      floatingCard: { label: 'Smallest next bet', value: 'Rent a bay for 6 months' },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Six ways to handle a question with no data yet',
      cards: [
        {
          icon: Eye,
          title: 'Signal Watch',
          description:
            'Choose what could change your trade: battery prices, a zoning bill, a rival format in another city. Dated notes gather under each, with the source.',
        },
        {
          icon: Layers,
          title: 'Scenario Boards',
          description:
            'Two uncertainties make four corners. Describe an ordinary Tuesday in each one, then ask which of your plans survives in three of them.',
        },
        {
          icon: NotebookPen,
          title: 'Assumption Log',
          description:
            '"Rents stay below 9% of sales." Give every assumption an owner, a number and a date to look again, and see which decisions hang from it.',
        },
        {
          icon: UsersRound,
          title: 'Skills You Will Be Short Of',
          description:
            'Set the roles of a scenario against the people you have. The gap shows whom to train this year and whom you would have to hire the year after.',
          link: { label: 'See recruitment', to: '/services/recruitment' },
        },
        {
          icon: Sprout,
          title: 'Small Bets',
          description:
            'Turn an idea into a trial with a ceiling on cost, a question it must answer, and a date when it stops unless someone argues for more.',
        },
        {
          icon: Cpu,
          title: 'Simulated Markets',
          description:
            'Run your price list and capacity through thousands of generated years and see how often you run out of cash, and what happened just before.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'A planning day that ends with decisions',
      intro: 'Six people, one wall or one screen. The order matters more than the tools.',
      steps: [
        {
          title: 'Say the question aloud',
          text: '"Should we own vans in five years?" A question with a yes or a no in it keeps the day honest.',
        },
        {
          title: 'List forces, vote for two',
          text: 'The two that you understand least and that matter most become the axes of the board.',
        },
        {
          title: 'Live in each corner for twenty minutes',
          text: 'What does a customer complain about there? Whom did you hire? What did you stop selling?',
        },
        {
          title: 'Choose moves and tripwires',
          text: 'Moves that help in most corners start now. For the others, name the signal that would set them off.',
        },
      ],
    },
    {
      kind: 'story',
      title: 'Sticky notes that are still there in March',
      intro:
        'Workshops are good at ideas and bad at memory. The board keeps what the wall forgets.',
      image: 'startup-workshop',
      points: [
        {
          title: 'Every note has a date',
          text: 'When the copper price crosses the line you drew, the board tells you what you said you would do.',
        },
        {
          title: 'Wrong is allowed',
          text: 'Assumptions that failed stay visible, with the reason. That record is how a team gets better at guessing.',
        },
      ],
    },
  ],
  closing: {
    headline: 'What would you regret not having asked?',
    text: 'Bring one decision of the next five years to a demo and leave with its board begun. It offers no forecasts, only better-kept guesses.',
    actions: [
      { label: 'Request a Demo', to: contact('FutureBusinessDemo') },
      { label: 'Start a Scenario Board', to: signup('future-business') },
    ],
  },
}
