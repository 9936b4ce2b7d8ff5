import { ChartLine, ClipboardList, Package, Scale, UserSearch, Wallet } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Influencer Engagement for small brands',
    description:
      'Copy a one-page campaign brief, and see how you’d find creators whose audience matches your customers, and agree on rights and disclosure in writing.',
  },
  hero: {
    headline: 'How to brief creators your customers trust',
    tagline:
      'Copy the brief below to a post, and fill in yours: it works with any creator. Planned: a shortlist of people your customers already follow, with rights agreed in writing.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about a campaign', to: contactHref('Influencer Engagement') },
    ],
    picture: {
      kind: 'table',
      title: 'Spring mugs',
      note: 'Example: 5 creators, brief sent March 2',
      action: 'Add creator',
      columns: ['Creator', 'Reach', 'Sales', 'Post'],
      rows: [
        {
          title: 'Wren makes pots',
          text: 'Pottery, answers everyone',
          cells: ['4,120', '$1,310', { tone: 'success', text: 'Live' }],
        },
        {
          title: 'Slow Kitchen',
          text: 'Sunday recipes',
          cells: ['11,900', '$940', { tone: 'success', text: 'Live' }],
        },
        {
          title: 'Two Cups',
          text: 'Coffee at home',
          cells: ['2,380', '$0', { tone: 'accent', text: 'Draft to review' }],
          highlighted: true,
        },
        {
          title: 'Lena at the loom',
          text: 'Weaving, small rooms',
          cells: ['6,050', '$0', { tone: 'quiet', text: 'Mug shipped' }],
        },
        {
          title: 'Dad bakes',
          text: 'Bread with children',
          cells: ['8,700', '$0', { tone: 'quiet', text: 'Brief read' }],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Brief, ship, disclose, measure',
      intro: 'A page per campaign, so you and the creator remember the same deal.',
      cards: [
        {
          icon: UserSearch,
          title: 'Creator search',
          text: 'A creator’s last thirty posts, read the way a customer would.',
        },
        {
          icon: ClipboardList,
          title: 'One-page brief',
          text: 'What to show, what never to claim, when it runs and who approves it, on the page the creator accepts.',
        },
        {
          icon: Package,
          title: 'Sample shipping',
          text: 'Each sample tracked, and a polite reminder when it sits unopened.',
        },
        {
          icon: Scale,
          title: 'Rights and disclosure',
          text: 'Where and for how long you could reuse a video. A paid post would count as delivered only once it’s labeled as advertising.',
        },
        {
          icon: Wallet,
          title: 'Creator payouts',
          text: 'A creator’s fee, released abroad the moment a post is approved.',
          conceptual: true,
          link: { label: 'See the Payment Platform', to: '/services/payment-platform' },
        },
        {
          icon: ChartLine,
          title: 'Results per post',
          text: 'A code and a link for each creator, and the orders, returns and repeat buyers to plan the next campaign by.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'A good campaign brief',
      copyable: true,
      intro: 'What to include in a brief, and what to leave to the creator.',
      picture: { kind: 'photo', photo: 'creator', drawing: 'media' },
      points: [
        {
          title: 'Facts from you',
          text: 'Name, price, ingredients, dates, and the two things a lawyer wouldn’t want said about a face cream.',
        },
        {
          title: 'Style from the creator',
          text: 'The workshop, the trail, the kitchen at six in the morning: viewers can hear when someone is reading aloud.',
        },
        {
          title: 'Agreed deadlines',
          text: 'A round of corrections, an approval date, and how long the post stays up are all in the brief.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Influencer engagement FAQ',
      questions: [
        {
          question: 'Do we need a large budget?',
          answer:
            'Many small brands start with products and a modest fee for three local creators; what you offer is between you and them.',
        },
        {
          question: 'Does a paid post have to be labeled?',
          answer:
            'In the United States and many other countries, yes: free products count as payment too. The brief would ask for the label, and you’re still responsible for following the law where you sell.',
        },
        {
          question: 'How do we know the followers are real?',
          answer:
            'You can’t know for certain. Read the comments, compare several posts, and be wary of a following that grew overnight.',
        },
        {
          question: 'What if a creator doesn’t deliver?',
          answer:
            'In the design, the brief says what happens then: a new date, a smaller fee or samples sent back. Both of you agree on it before anything ships.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Write a one-page brief',
    text: 'Copy the three parts to a post, fill in what to show and what not to claim, correct it on your phone when the samples arrive, and send it to any creator you like.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See Social Media', to: '/services/social-media' },
    ],
  },
}
