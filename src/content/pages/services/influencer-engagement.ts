import { ChartLine, ClipboardList, Package, Scale, UserSearch, Wallet } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Influencer Engagement for small brands',
    description:
      'Find creators whose audience matches your customers, agree on the brief, usage rights and disclosure in writing, and see which posts sell.',
  },
  hero: {
    headline: 'Work with creators your customers trust',
    tagline:
      'Find creators your customers already follow, agree on terms in writing, and see what each post sells.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Ask about a campaign', to: '/contact' },
    ],
    mockup: {
      kind: 'table',
      title: 'Spring mugs',
      note: 'Example: 5 creators, brief sent March 2',
      action: 'Add creator',
      columns: ['Creator', 'Reach', 'Sales', 'Post'],
      rows: [
        {
          title: 'Wren makes pots',
          text: 'Pottery, answers everyone',
          cells: ['4,120', '$1,310', { tone: 'done', text: 'Live' }],
        },
        {
          title: 'Slow Kitchen',
          text: 'Sunday recipes',
          cells: ['11,900', '$940', { tone: 'done', text: 'Live' }],
        },
        {
          title: 'Two Cups',
          text: 'Coffee at home',
          cells: ['2,380', '$0', { tone: 'open', text: 'Draft to review' }],
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
      floatingCard: { label: 'Marked as advertising', value: 'In all 3 captions', checked: true },
    },
  },
  sections: [
    {
      kind: 'cards',
      label: 'Features',
      title: 'Brief, ship, disclose, measure',
      intro: 'One page per campaign, so you and the creator remember the same deal.',
      cards: [
        {
          icon: UserSearch,
          title: 'Creator search',
          description:
            'Filter by topic, town, language and audience size, then read the last thirty posts the way a customer would.',
        },
        {
          icon: ClipboardList,
          title: 'One-page brief',
          description:
            'Write down what to show, what never to claim, when it runs and who approves it. The creator accepts the same page you wrote.',
        },
        {
          icon: Package,
          title: 'Sample shipping',
          description:
            'Keep addresses, sizes and tracking for every product you send out, and send a polite reminder when a package sits unopened.',
        },
        {
          icon: Scale,
          title: 'Rights and disclosure',
          description:
            'Record where and for how long you can reuse a video, and check that each paid post is labeled as advertising before it counts as delivered.',
        },
        {
          icon: Wallet,
          title: 'Creator payouts',
          description:
            'Release the agreed fee to a creator abroad the moment a post is approved, with tax forms collected in advance.',
          conceptual: true,
          link: { label: 'See the Payment Platform', to: '/services/payment-platform' },
        },
        {
          icon: ChartLine,
          title: 'Results per post',
          description:
            'A code and a link for each creator show orders, returns and repeat buyers, so the next campaign goes to the creators who earned it.',
        },
      ],
    },
    {
      kind: 'story',
      title: 'A good campaign brief',
      intro: 'What to include in a brief, and what to leave to the creator.',
      image: 'creator',
      drawing: 'media',
      points: [
        {
          title: 'Facts from you',
          text: 'Name, price, ingredients, dates, and the two things a lawyer wouldn’t want said about a face cream.',
        },
        {
          title: 'Style from the creator',
          text: 'The workshop, the trail, the kitchen at six in the morning. Viewers can hear when someone is reading aloud.',
        },
        {
          title: 'Agreed deadlines',
          text: 'One round of corrections, an approval date, and how long the post stays up. It’s all in the brief.',
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
            'No. Many small brands start with products and a modest fee for three local creators. What you offer is between you and them.',
        },
        {
          question: 'Does a paid post have to be labeled?',
          answer:
            'In the United States and many other countries, yes: free products count as payment too. The brief asks for the label, and you’re still responsible for following the law where you sell.',
        },
        {
          question: 'How do we know the followers are real?',
          answer:
            'You can’t know for certain. Read the comments, compare several posts, and be wary of a following that grew overnight.',
        },
        {
          question: 'What if a creator doesn’t deliver?',
          answer:
            'The brief says what happens then: a new date, a smaller fee or samples sent back. Agree on it before you ship anything.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Send one brief',
    text: 'Shortlist three creators, write one page, and send it during your trial.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See Social Media', to: '/services/social-media' },
    ],
  },
}
