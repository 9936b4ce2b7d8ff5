import { Calculator, FileSearch, Merge, Percent, TrendingUp, UsersRound } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import { pensionManagementMockup } from '@/content/mockups/pension-management'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Pension Management across past jobs',
    description:
      'Track down 401(k)s and pensions from former employers in four steps, and see how an income at 60, 65 or 70 and the cost of a rollover would be shown.',
  },
  hero: {
    headline: 'Find every old retirement plan, then compare them',
    tagline:
      'Copy the four steps below, and start by listing every employer you’ve had: letters and a sheet of paper are enough. Planned: 401(k)s, pensions, IRAs and Social Security added up in a monthly estimate.',
    ctas: [
      { label: 'Ask about your pension', to: contactHref('PensionManagement') },
      { label: 'Compare with investing', to: '/services/finance/investment' },
    ],
    picture: pensionManagementMockup,
  },
  sections: [
    {
      kind: 'steps',
      title: 'Four steps to find and compare your plans',
      copyable: true,
      steps: [
        {
          title: 'List every employer',
          text: 'Years and names, including the company that was bought and renamed. Even three months at the cannery may have earned you something.',
        },
        {
          title: 'Ask for statements',
          text: 'Write to each plan administrator with your former address and your dates, and ask for the seven facts in the next step.',
        },
        {
          title: 'Fill in the same seven lines',
          text: 'Balance or promised benefit, fees, earliest age, survivor benefit, guarantees, beneficiary, surrender charge.',
        },
        {
          title: 'Decide plan by plan',
          text: 'Keep, roll over or ask. A rollover can end a guarantee or penalty-free access at 55, so ask an adviser about those plans.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Find, compare and check your plans',
      intro: 'For plans you may have forgotten, and forms that nobody updated.',
      cards: [
        {
          icon: FileSearch,
          title: 'Lost plan search',
          text: 'A pay stub from 1998 or the name on an old badge, looked up in the Labor Department’s lost-and-found database.',
        },
        {
          icon: Calculator,
          title: 'Monthly income estimate',
          text: 'Conservative, middle and optimistic estimates at 60, 65 and 70, with assumptions about inflation and growth that you could change.',
        },
        {
          icon: Percent,
          title: 'Fee comparison',
          text: '1.4% a year next to 0.5%, in dollars until you retire.',
        },
        {
          icon: UsersRound,
          title: 'Beneficiary check',
          text: 'Forms that still show the old name after a wedding, a divorce or a birth.',
        },
        {
          icon: TrendingUp,
          title: 'Higher contributions',
          text: 'A higher contribution, and its effect on pay, match and estimate.',
        },
        {
          icon: Merge,
          title: 'One-step rollovers',
          text: 'All plans combined with a single yes. Without it, you’d get the forms, the fees and the questions to ask, and send them yourself.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'points',
      title: 'Three views of your estimate',
      intro: 'The same $1,900 a month, for three different people.',
      picture: { kind: 'drawing', drawing: 'curve' },
      points: [
        {
          title: 'In today’s dollars',
          text: 'A figure for 2045 would be shown in what it buys now: rent, groceries, the electric bill.',
        },
        {
          title: 'For couples and survivors',
          text: 'What would remain for a spouse, since some plans pay half after the first death and some stop.',
        },
        {
          title: 'With a career break',
          text: 'Time spent caring for a parent leaves a gap. You’d see how big it is, and what could fill it later.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Pension management FAQ',
      questions: [
        {
          question: 'Would the monthly figure be guaranteed?',
          answer:
            'No. It would be an estimate. Plans that depend on markets can pay less, and rules on taxes and retirement ages change.',
        },
        {
          question: 'Is it better to combine everything?',
          answer:
            'Not always. One plan is easier to follow, but a rollover can mean a surrender charge, a tax bill if a check is made out to you, or a lost survivor benefit.',
        },
        {
          question: 'Could you get my Social Security record?',
          answer:
            'No. You’d copy the estimate from your own statement, which you can get from the Social Security Administration.',
        },
        {
          question: 'When can I take money out?',
          answer:
            'It depends on the plan. Before 59½, most withdrawals from a 401(k) or a traditional IRA carry a 10% penalty on top of income tax, with exceptions. In the design, you enter the earliest date from your statement and see it with the plan.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Ask about an old plan',
    text: 'Ask a general question, without account numbers, such as where to look for a plan whose company is gone. We’ll name the office to ask; we don’t manage plans or advise on rollovers.',
    ctas: [{ label: 'Ask about your pension', to: contactHref('PensionManagement') }],
  },
}
