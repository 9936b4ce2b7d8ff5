import { BookOpen, Gift, Hourglass, Key, Split, Target } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Next-Gen Fund: saving with a child',
    description:
      'How relatives would add to a child’s fund, parents would manage it, and more decisions would pass to the child at each age until eighteen.',
  },
  hero: {
    headline: 'Plan savings that your child can follow',
    tagline:
      'Copy the decisions by age below, and pick the next one to hand over. Planned: a fund for tuition, training or a first home that your child can follow. We hold no money.',
    ctas: [
      { label: 'Ask about the Next-Gen Fund', to: contactHref('NextGenFund') },
      { label: 'See all financial services', to: '/services/finance' },
    ],
    picture: {
      kind: 'chart',
      title: 'Maya’s welding helmet',
      note: 'Example: age 12, splits gifts three ways',
      people: ['MA', 'GP', 'JO'],
      value: '$236',
      text: 'of $310, plus $1,940 in the fund for age 18',
      line: [
        { label: 'Apr', height: 8 },
        { label: 'May', height: 14 },
        { label: 'Jun', height: 18 },
        { label: 'Jul', height: 34 },
        { label: 'Aug', height: 38 },
        { label: 'Sep', height: 42 },
        { label: 'Oct', height: 60 },
        { label: 'Nov', height: 68 },
      ],
      goal: { height: 90, text: 'A helmet, $310' },
      entries: [
        {
          title: 'Grandpa: “For sparks, not for candy”',
          text: '$25',
          value: { tone: 'success', text: 'Gift' },
        },
        { title: 'Mom and Dad', text: '$30', value: { tone: 'quiet', text: 'Monthly' } },
        {
          title: 'Dog walking, entered by Mom',
          text: '$18',
          value: { tone: 'success', text: 'Earned' },
        },
      ],
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Decisions by age',
      copyable: true,
      columns: ['Age', 'The child', 'The parents'],
      rows: [
        ['0 to 5', 'Draws the picture on the cover', 'Choose the amount and who can add to it'],
        ['6 to 9', 'Puts gift money in and sees the bar grow', 'Explain one line of the statement'],
        ['10 to 13', 'Splits gifts: spend, save, give', 'Agree on the split, then stick to it'],
        ['14 to 17', 'Proposes a change, in two sentences', 'Approve it, or say why not'],
        ['18 and up', 'Decides, as far as local law allows', 'Can look, if invited'],
      ],
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Ways to save with a child',
      intro:
        'The child would see the balance; the parents would keep the keys until the age the account sets.',
      cards: [
        {
          icon: Gift,
          title: 'Gifts from relatives',
          text: 'A private link for a godfather to add $25 with a note; a parent would enter everything else.',
        },
        {
          icon: Target,
          title: 'Savings goals',
          text: 'A picture and a price for each goal, from a welding helmet to a semester in Lisbon.',
        },
        {
          icon: Hourglass,
          title: 'Less risk near eighteen',
          text: 'A yearly look at the share in stocks and the years left.',
        },
        {
          icon: BookOpen,
          title: 'Money talks',
          text: 'A script on why prices rise, what a bank does with a deposit, or why strangers ask for gift cards.',
        },
        {
          icon: Split,
          title: 'Sibling comparison',
          text: 'What was paid in for each child at the same age.',
        },
        {
          icon: Key,
          title: 'Transfer at eighteen',
          text: 'The paperwork and the talk for the day ownership would pass to the young adult; the account type and state law decide when.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'points',
      title: 'Example: $30 a month',
      intro: 'An example of money paid in, without growth or loss.',
      picture: { kind: 'photo', photo: 'family', drawing: 'curve' },
      points: [
        {
          title: 'Starting at birth',
          text: '216 payments make $6,480. Markets could add to that, and could take from it.',
        },
        {
          title: 'Starting at ten',
          text: '96 payments make $2,880. Starting late is fine; the talks matter as much as the total.',
        },
        {
          title: 'Paused for two years',
          text: 'During a job search, you skip 24 payments. The fund is $720 smaller, and your child knows why.',
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Check taxes and rules',
      text: 'A 529 plan, a custodial account (UGMA or UTMA) and a savings account differ in taxes, in who controls the money at 18 or 21, and in their effect on financial aid. Investments can lose value, and nothing here is tax advice.',
      link: { label: 'Learn the terms', to: '/services/finance/education' },
    },
  ],
  ctaBanner: {
    headline: 'Ask about the Next-Gen Fund',
    text: 'Tell us who wants to contribute and what for, without the child’s name. We’ll explain the kinds of account to ask a bank or a tax adviser about.',
    ctas: [{ label: 'Ask about the Next-Gen Fund', to: contactHref('NextGenFund') }],
  },
}
