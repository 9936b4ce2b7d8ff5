import {
  BuildingComplex,
  Eye,
  HandCoins,
  HandHeart,
  MessageSquareText,
  ReceiptText,
} from 'lucide-react'
import { contactHref } from '@/content/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Donations & Welfare: give, or ask for help',
    description:
      'Support a food pantry or a family after a fire, see what the money bought, and find the same door open if you ever need help yourself.',
  },
  hero: {
    headline: 'Give to causes near you, or ask for help',
    tagline:
      'Choose a local or national cause and see how your gift was used, or ask for help with a short, private form.',
    ctas: [
      { label: 'Ask about giving or help', to: contactHref('Donations') },
      { label: 'See Non-Profit Management', to: '/services/community/non-profit-management' },
    ],
    mockup: {
      kind: 'table',
      title: 'Your giving, this year',
      note: 'Example: $1,080 to four causes',
      action: 'Yearly receipt',
      columns: ['Cause', 'How often', 'Given', 'Receipt'],
      rows: [
        {
          title: 'Mill Road food pantry',
          text: '310 boxes in October',
          cells: ['Monthly', '$480', { tone: 'done', text: 'Filed' }],
        },
        {
          title: 'School bus for Fern Lane',
          text: 'Goal reached in May',
          cells: ['Once', '$250', { tone: 'done', text: 'Filed' }],
        },
        {
          title: 'Hospice, night nurses',
          text: 'In memory of Ruth',
          cells: ['Each fall', '$200', { tone: 'done', text: 'Filed' }],
        },
        {
          title: 'Winter coats',
          text: 'Collection until Dec 5',
          cells: ['Once', '$150', { tone: 'open', text: 'On its way' }],
          highlighted: true,
        },
      ],
      floatingCard: { label: 'From the pantry', value: '“Your $40 bought 22 boxes.”' },
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'For givers and for people in need',
      intro: 'Giving and asking for help start from the same page.',
      image: 'non-profit',
      drawing: 'volunteers',
      points: [
        {
          title: 'Small gifts',
          text: 'Fifteen dollars toward bus passes is a gift with a result, and gets the same thanks as five hundred.',
        },
        {
          title: 'One application',
          text: 'You explain your situation once. With your permission, the form is passed on, so you don’t repeat it at four desks.',
        },
        {
          title: 'Results for givers',
          text: 'Givers learn that the heat is on. They don’t learn whose home it is.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Features',
      title: 'Give, follow your gift, or ask',
      intro: 'The same page serves you in a good year and in a bad one.',
      cards: [
        {
          icon: HandHeart,
          title: 'One-time and monthly gifts',
          description:
            'Plan $15 once or on the first of each month, give on the organization’s own page, and keep the receipt here. Changing the plan takes no phone call.',
        },
        {
          icon: ReceiptText,
          title: 'Yearly giving statement',
          description:
            'All the year’s gifts with the date, the amount and each organization’s stated tax status, such as 501(c)(3). A tax preparer knows which you can deduct.',
        },
        {
          icon: Eye,
          title: 'Impact reports',
          description:
            'Forty coats, two months of rent, a furnace: organizations post each with a date. If 90 days pass without a word, their page shows that too.',
        },
        {
          icon: MessageSquareText,
          title: 'Private requests for help',
          description:
            'A form for rent, food, medicine or a funeral. Only the organization you pick reads your name; whether it can help depends on its rules and funds.',
        },
        {
          icon: BuildingComplex,
          title: 'Payroll giving',
          description:
            'An employer sets a match, for example dollar for dollar up to $200 each. Employees pick the cause, and payroll gets a single line.',
        },
        {
          icon: HandCoins,
          title: 'Same-day disaster relief',
          description:
            'After a flood, gifts would reach families before nightfall. The page shows how offers and requests could be matched; no money is transferred.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Causes',
      chips: [
        'Food pantries',
        'School meals',
        'Winter heating',
        'Disaster relief',
        'Medical travel',
        'Refugee support',
        'Visits to seniors',
        'Animal shelters',
        'Funeral costs',
        'Clean water',
      ],
    },
    {
      kind: 'faq',
      title: 'Donations and welfare FAQ',
      questions: [
        {
          question: 'How much of my gift goes to the cause?',
          answer:
            'Ask the organization: card processing takes part of most online gifts. A check or a bank transfer usually arrives whole.',
        },
        {
          question: 'Who decides whether I get help?',
          answer:
            'The organization you ask, by its own rules and as far as its funds go. A request isn’t a promise, and you can ask more than one.',
        },
        {
          question: 'Can I give zakat here?',
          answer:
            'Causes can say whether they accept zakat and who it helps. The worksheet in the Islamic Fund helps you with the amount.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Ask about giving or getting help',
    text: 'One sentence about your situation is enough. No documents needed yet.',
    ctas: [
      { label: 'Ask about giving or help', to: contactHref('Donations') },
      { label: 'Volunteer instead', to: '/services/community/volunteer-engagement' },
    ],
  },
}
