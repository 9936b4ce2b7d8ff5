import { Baby, CalendarDays, ClipboardList, Gift, PiggyBank, Umbrella } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Pregnancy Fund: birth, leave and year one',
    description:
      'Add up the deductible, the unpaid weeks and the crib, divide by the paydays you have left, and aim to have it saved four weeks before the due date.',
  },
  hero: {
    headline: 'Save for the birth, the leave and the first year',
    tagline:
      'Copy the timeline below to a post, or follow it on paper. Planned: the costs of the birth, the leave and year one, spread over your remaining paydays.',
    ctas: [
      { label: 'Ask about the Pregnancy Fund', to: contactHref('PregnancyFund') },
      { label: 'Find care', to: '/services/healthcare/find-care' },
    ],
    picture: {
      kind: 'list',
      title: 'Due on April 9',
      note: 'Example, week 22 of 40',
      people: ['IM', 'PK'],
      progress: { percent: 59, text: '$3,540 of $6,000, and 14 Fridays to week 36' },
      entries: [
        {
          title: 'Deductible',
          text: 'What insurance leaves you to pay',
          value: '$1,500',
          checked: true,
        },
        { title: 'Car seat and crib', text: 'Crib from a cousin', value: '$240', checked: true },
        {
          title: 'Eight weeks at 60% pay',
          text: 'Set aside before March',
          value: '$2,720',
          checked: false,
        },
        { title: 'Diapers, first year', text: '$62 a month', value: '$744', checked: false },
        {
          title: 'A cushion',
          text: 'If she comes early',
          value: { tone: 'accent', text: '$796' },
          checked: false,
        },
      ],
      floatingCard: { label: 'Each Friday to week 36', value: '$176' },
    },
  },
  sections: [
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Plan the birth, the leave and year one',
      cards: [
        {
          icon: ClipboardList,
          title: 'Birth cost estimate',
          text: 'A list to call your insurer with: the deductible, the out-of-pocket limit, the hospital or birth center, and anesthesia billed separately.',
        },
        {
          icon: CalendarDays,
          title: 'Leave planner',
          text: 'Each parent’s paid weeks, unpaid weeks and state benefit in a row, and when the checking account would run dry.',
        },
        {
          icon: PiggyBank,
          title: 'Savings plan by payday',
          text: 'A total reached by week 36, because babies don’t read plans. When the transmission fails in month six, you’d pause and see the new amount.',
        },
        {
          icon: Gift,
          title: 'Gift registry',
          text: 'A shared list: diapers, a night nurse, a week of unpaid leave.',
        },
        {
          icon: Baby,
          title: 'Shopping list for year one',
          text: 'The car seat, daycare deposit and pump parts, month by month.',
        },
        {
          icon: Umbrella,
          title: 'Emergency advance',
          text: 'A loan for a premature birth or weeks of bed rest. This is only an idea: who could get it, and at what cost, isn’t settled.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'points',
      title: 'Costs that are easy to miss',
      intro: 'Three costs new parents often find out about too late.',
      picture: { kind: 'photo', photo: 'pregnancy', drawing: 'heart' },
      points: [
        {
          title: 'Two deductibles',
          text: 'A pregnancy that runs past New Year’s often falls into two plan years, so ask your insurer which dates count.',
        },
        {
          title: 'The baby’s own bills',
          text: 'The baby has bills of its own, and there’s a deadline for adding it to a health plan.',
        },
        {
          title: 'The other parent’s unpaid leave',
          text: 'Days at home with a newborn may be unpaid for the parent who didn’t give birth, so put them on the list.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Timeline',
      copyable: true,
      steps: [
        {
          title: 'By week 12: the estimate',
          text: 'Read the summary of benefits, ask for prices in writing, and open the fund with a round number.',
        },
        {
          title: 'By week 24: the leave',
          text: 'Agree on dates with both employers and put the pay for each week in the planner.',
        },
        {
          title: 'By week 36: the target',
          text: 'You’ve reached the target, or you know how far off you are and which items friends can lend you.',
        },
        {
          title: 'After the birth: the checks',
          text: 'Compare each bill with the estimate, question anything listed twice, and enroll the baby on time.',
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Savings, not insurance',
      text: 'The fund is what you and your family set aside. It doesn’t replace health coverage or paid leave. Ask your midwife or doctor about your health.',
    },
  ],
  ctaBanner: {
    headline: 'Ask how to plan the costs',
    text: 'Tell us which cost worries you most, and leave out medical details. We’ll list questions for your insurer or employer; we don’t hold savings, and we don’t lend or refer.',
    ctas: [
      { label: 'Ask about the Pregnancy Fund', to: contactHref('PregnancyFund') },
      { label: 'See the Next-Gen Fund', to: '/services/finance/next-gen-fund' },
    ],
  },
}
