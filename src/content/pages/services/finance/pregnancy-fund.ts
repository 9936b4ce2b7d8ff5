import { Baby, CalendarDays, ClipboardList, Gift, PiggyBank, Umbrella } from 'lucide-react'
import { contact } from '@/content/links'
import type { ServicePage } from '@/content/types'

export const page: ServicePage = {
  meta: {
    title: 'Pregnancy Fund: Birth, Leave, Year One',
    description:
      'Add up the deductible, the unpaid weeks and the crib, divide by the paydays that are left, and have the sum in place four weeks before the due date.',
  },
  hero: {
    headline: 'Forty weeks to set the money aside',
    tagline:
      'A fund with a due date: list what birth, leave and the first year are likely to cost you, spread it over the paydays that remain, and let the family pay for real things.',
    actions: [
      { label: 'Ask About the Pregnancy Fund', to: contact('PregnancyFund') },
      { label: 'Find Care', to: '/services/healthcare/find-care' },
    ],
    mockup: {
      kind: 'list',
      title: 'Due on April 9',
      note: 'Week 22 of 40',
      people: ['IM', 'PK'],
      progress: 59,
      text: '$3,540 of $6,000, and 18 weeks to go',
      items: [
        ['Deductible', 'What insurance leaves to you', '$1,500', true],
        ['Car seat and crib', 'Crib from a cousin', '$240', true],
        ['Eight weeks at 60% pay', 'Set aside before March', '$2,720'],
        ['Diapers, first year', '$62 a month', '$744'],
        ['A cushion', 'If she comes early', ['open', '$796']],
      ],
      floatingCard: { label: 'Each Friday until April', value: '$137' },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'A worksheet that turns into a savings plan',
      cards: [
        {
          icon: ClipboardList,
          title: 'What the birth will bill',
          description:
            'Deductible, out-of-pocket limit, hospital or birth center, anesthesia billed apart. Call your insurer with the list, and fill in what they say.',
        },
        {
          icon: CalendarDays,
          title: 'Leave, week by week',
          description:
            'Paid weeks, unpaid weeks and any state benefit for each parent in one row, and the week in which the checking account would run dry.',
        },
        {
          icon: PiggyBank,
          title: 'A transfer each payday',
          description:
            'Set to reach the sum at week 36, because babies do not read plans. When the transmission fails in month six, pause it and see the new amount.',
        },
        {
          icon: Gift,
          title: 'A shower that pays bills',
          description:
            'Share a link instead of a shop registry: two months of diapers, one night nurse, the week that Dad is unpaid. Friends choose what they carry.',
        },
        {
          icon: Baby,
          title: 'The first-year list',
          description:
            'Car seat, daycare deposit, pump parts, pediatric copays: marked new, borrowed or secondhand, each with the month in which you need it.',
        },
        {
          icon: Umbrella,
          title: 'Help after a hard start',
          description:
            'An advance for a premature birth or weeks of bed rest, paid back slowly. An idea only: who could have it, and at what cost, is not settled.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'story',
      title: 'Three sums that new parents find out about late',
      image: 'pregnancy',
      points: [
        {
          title: 'The deductible, twice',
          text: 'A pregnancy that runs through New Year often falls into two plan years. Ask your insurer which dates count.',
        },
        {
          title: 'A patient from the first minute',
          text: 'The baby has bills of its own, and a deadline by which it must be added to a health plan.',
        },
        {
          title: 'The other parent',
          text: 'Days at home with a newborn may be unpaid for the one who did not give birth. They belong on the list.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'What to settle by which week',
      steps: [
        {
          title: 'By week 12: the estimate',
          text: 'Read the summary of benefits, ask for prices in writing, and open the fund with a first round number.',
        },
        {
          title: 'By week 24: the leave',
          text: 'Agree on dates with both employers and put the pay for each week in the planner.',
        },
        {
          title: 'By week 36: the sum',
          text: 'The target is reached or you know by how much it is not, and which purchases can be borrowed instead.',
        },
        {
          title: 'After the birth: the checks',
          text: 'Compare each bill with the estimate, query what is listed twice, and enroll the baby in time.',
        },
      ],
    },
    {
      kind: 'notice',
      title: 'A place for savings, not an insurance',
      text: 'The fund holds what you and your family put in. It does not replace health coverage or paid leave, and any help beyond your own savings depends on eligibility. Questions about your health belong with your midwife or doctor.',
    },
  ],
  closing: {
    headline: 'Start with the month and the largest unknown',
    text: 'Those two make a first message. No medical details, please, and nobody else has to know yet.',
    actions: [
      { label: 'Ask About the Pregnancy Fund', to: contact('PregnancyFund') },
      { label: 'Think Ahead to Eighteen', to: '/services/finance/next-gen-fund' },
    ],
  },
}
