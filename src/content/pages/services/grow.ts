import { Cloud, Handshake, Headset, Megaphone, Share2, Target } from 'lucide-react'
import { getServiceCount } from '@/content/catalog/service-count'
import type { PageContent } from '@/content/types'
import { trialDays } from '@/content/catalog/plan-limits'

export const content: PageContent = {
  meta: {
    title: 'Grow & Scale: sales, service and marketing',
    description:
      'Find customers, close deals and keep the people you win: sales, service, social, chat, creators and investors, all working from one customer record.',
  },
  hero: {
    headline: 'Win and keep customers from one shared record',
    tagline: `All ${getServiceCount('grow')} services for sales, support and marketing share one customer record.`,
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
    mockup: {
      kind: 'board',
      title: 'Pipeline',
      note: 'Example: November, workshop furniture',
      action: 'Add deal',
      people: ['LP', 'KD'],
      columns: [
        {
          name: 'Qualified',
          sum: '$18k',
          cards: [
            { title: 'Fern Lane School', text: '24 stools, $4,300' },
            {
              title: 'Tidewater Library',
              text: 'Reading room, $9,200',
              status: { tone: 'quiet', text: 'Visit Thu' },
            },
            { title: 'Cobb & Sons', text: 'Two benches, $4,500' },
          ],
        },
        {
          name: 'Quoted',
          sum: '$22k',
          cards: [
            {
              title: 'Harbor Inn',
              text: '40 chairs, $12,800',
              status: { tone: 'open', text: 'Verbal yes' },
              dragged: true,
            },
            { title: 'Studio Nord', text: 'Desk set, $9,600' },
          ],
        },
        {
          name: 'Won',
          sum: '$15k',
          cards: [
            {
              title: 'Mill Road Clinic',
              text: 'Waiting room, $8,400',
              status: { tone: 'done', text: 'Half paid' },
            },
            { title: 'Alder Bakery', text: 'Counter, $6,900' },
          ],
        },
      ],
      floatingCard: {
        label: 'Won, last 6 months',
        value: '$71,200',
        trend: [12, 26, 20, 44, 52, 86],
      },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Sales, service and marketing',
      intro: 'Use one service or several. They share contacts, notes and history.',
      cards: [
        {
          icon: Headset,
          title: 'Customer Service',
          description:
            'One queue for email, chat and phone notes, with the order next to the question and a timer on every promise to call back.',
          link: { label: 'See Customer Service', to: '/services/customer-service' },
        },
        {
          icon: Megaphone,
          title: 'Influencer Engagement',
          description:
            'Brief creators whose audience matches your customers, agree on usage rights in writing and see which posts sell.',
          link: { label: 'See Influencer Engagement', to: '/services/influencer-engagement' },
        },
        {
          icon: Handshake,
          title: 'Investor Network',
          description:
            'Show your numbers once, open your data room person by person, and keep every follow-up on record.',
          link: { label: 'See Investor Network', to: '/services/investor-network' },
        },
        {
          icon: Cloud,
          title: 'Sales Cloud',
          description:
            'The CRM for sales reps: contacts, deals, quotes and emails on one screen, from inquiry to signed order.',
          link: { label: 'See Sales Cloud', to: '/services/sales-cloud' },
        },
        {
          icon: Target,
          title: 'Sales Management',
          description:
            'For the manager of a sales team: stages with rules, territories, targets, and a forecast you can defend to the bank.',
          link: { label: 'See Sales Management', to: '/services/sales-management' },
        },
        {
          icon: Share2,
          title: 'Social Media',
          description:
            'Pick topics, make the posts in one sitting and answer the comments, for owners who do this between everything else they do.',
          link: { label: 'See Social Media', to: '/services/social-media' },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Which service should you start with?',
      intro: 'Find the service that fits your problem.',
      columns: ['Problem', 'Start with', 'On day one'],
      rows: [
        [
          'Our leads sit in three inboxes',
          { to: '/services/sales-cloud' },
          'Import your contacts and give each open deal one owner',
        ],
        [
          'We can’t tell what will close this month',
          { to: '/services/sales-management' },
          'Write down what must be true for a deal to enter each stage',
        ],
        [
          'Customers ask us the same thing twice',
          { to: '/services/customer-service' },
          'Point your support address to one queue and save ten replies',
        ],
        [
          'We posted daily, then stopped in April',
          { to: '/services/social-media' },
          'Pick four topics and plan two weeks, not twelve',
        ],
        [
          'The launch has a date but no audience',
          { to: '/services/influencer-engagement' },
          'Draft a one-page brief and a list of five creators',
        ],
        [
          'The seed money lasts until spring',
          { to: '/services/investor-network' },
          'Fill in your founder profile for the last six months',
        ],
      ],
    },
    {
      kind: 'services',
      title: 'Related services',
      intro: 'Services that work with this suite.',
      services: [
        {
          path: '/services/client-chat',
          text: 'A private thread for each client, with files and sign-offs in it.',
        },
        {
          path: '/services/connect',
          text: 'See team channels, website chat, social accounts and forums side by side.',
        },
        {
          path: '/services/payment-platform',
          text: 'Send the invoice or the checkout link from the deal you just won.',
        },
        {
          path: '/services/ai-automation',
          text: 'Let a won deal open the project folder and send the welcome email.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Start with one problem',
    text: `Choose the row that fits your situation. Free for ${trialDays} days, no credit card required.`,
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Ask us where to start', to: '/contact' },
    ],
  },
}
