import {
  ArrowLeftRight,
  Percent,
  ReceiptText,
  Repeat,
  SlidersHorizontal,
  Target,
} from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Investment: goals, costs and risk',
    description:
      'Three decisions to make before you invest, and made-up mixes that show what a bad year might mean. Nothing is traded or recommended here.',
  },
  hero: {
    headline: 'Plan investments around a goal and a date',
    tagline:
      'Make the three decisions below first, whichever broker you use, and copy them to a post. Planned: mixes compared by what a bad year might cost, with each fee in dollars. Nothing is ordered or traded here.',
    ctas: [
      { label: 'Ask about investing', to: contactHref('InvestmentInquiry') },
      { label: 'Learn the terms', to: '/services/finance/education' },
    ],
    picture: {
      kind: 'chart',
      title: 'Boat, in eight years',
      note: 'Example only, middle of three outcomes',
      value: '$21,300',
      text: '$18,000 paid in',
      line: [
        { label: 'Now', height: 10 },
        { height: 17 },
        { label: 'Year 2', height: 26 },
        { height: 28 },
        { label: 'Year 4', height: 36 },
        { height: 44 },
        { label: 'Year 6', height: 46 },
        { height: 57 },
        { label: 'Year 8', height: 68 },
      ],
      comparisons: [[10, 16, 22, 28, 34, 40, 46, 52, 58]],
      entries: [
        {
          title: 'World stocks, index fund',
          text: '60%',
          value: { tone: 'success', text: '0.12% a year' },
        },
        {
          title: 'Government bonds',
          text: '30%',
          value: { tone: 'success', text: '0.09% a year' },
        },
        { title: 'Cash for two years', text: '10%' },
      ],
    },
  },
  sections: [
    {
      kind: 'points',
      title: 'Decide before you invest',
      copyable: true,
      picture: { kind: 'drawing', drawing: 'curve' },
      points: [
        {
          title: 'The loss you couldn’t live with',
          text: 'Write down the loss that would keep you up at night. It says more about the right mix than a personality quiz.',
        },
        {
          title: 'Money you need soon',
          text: 'Tuition in the fall, the roof next summer: what you need within about three years is usually kept out of stocks.',
        },
        {
          title: 'Two review dates a year',
          text: 'Pick two days a year to check, adjust and raise your contribution, since checking daily mostly changes your mood.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Planned: a fund for each goal',
      cards: [
        {
          icon: Target,
          title: 'Goals with a date',
          text: '“Porto 2031” and “half of tuition” as two separate funds.',
        },
        {
          icon: Repeat,
          title: 'Contribution schedule',
          text: 'An amount and a day, such as $80 on the 27th; you’d set up the transfer at your bank.',
        },
        {
          icon: Percent,
          title: 'Fees in dollars',
          text: 'A 0.6% fee on $20,000 as $120 a year, next to the costs inside the funds.',
        },
        {
          icon: SlidersHorizontal,
          title: 'Drift from your mix',
          text: 'How far stocks have grown past the mix you chose and what trading back would cost; your broker would take the orders.',
        },
        {
          icon: ReceiptText,
          title: 'Tax documents',
          text: 'Dividends, gains, losses and purchase dates by tax year.',
        },
        {
          icon: ArrowLeftRight,
          title: 'Automatic orders',
          text: 'A change that would go to your broker once you approve it. Nothing is ordered or traded here.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'table',
      title: 'Example investment mixes',
      intro:
        'Made-up mixes for comparison. They aren’t recommendations, and real results can be worse.',
      columns: ['Mix', 'Stocks / bonds / cash', 'Money needed in', 'A bad year might mean'],
      rows: [
        [
          'Conservative',
          '20 / 50 / 30',
          '3 to 5 years',
          'A small dip, and prices rising faster than your money',
        ],
        ['Moderate', '60 / 30 / 10', '6 to 10 years', 'A fifth less on paper, and a long wait'],
        [
          'Aggressive',
          '90 / 10 / 0',
          'More than 10 years',
          'A third or more gone, with no date for a recovery',
        ],
      ],
    },
    {
      kind: 'faq',
      title: 'Investment FAQ',
      questions: [
        {
          question: 'Can I lose money?',
          answer:
            'Yes. Investments can lose value, you could end up with less than you put in, and a good past year says little about the next.',
        },
        {
          question: 'Should I pay off my credit card first?',
          answer:
            'Compare the two rates. A card at 22% costs more than most people could reasonably hope to earn by investing the same dollars.',
        },
        {
          question: 'Will you tell me what to buy?',
          answer:
            'No. We give general information only. Whether an investment suits you depends on your debts, taxes and plans, so ask a qualified adviser.',
        },
        {
          question: 'Who can open an investment account?',
          answer:
            'A broker decides, after checking your identity, age and address, so ask one early.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Ask about investing',
    text: 'Tell us your goal, the year and your main concern, and leave out account balances. We’ll reply with questions to put to a broker or an adviser: general information, and no advice on what to buy.',
    ctas: [{ label: 'Ask about investing', to: contactHref('InvestmentInquiry') }],
  },
}
