import { contactHref } from '@/content/catalog/hrefs'
import { getServiceCount } from '@/content/catalog/menus'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Grow & Scale: sales, service and marketing',
    description:
      'How sales, service, social media, chat, creators and investors would share the contacts, notes and history of each customer, so no one asks twice.',
  },
  hero: {
    headline: 'Where to start in sales, service and marketing',
    tagline: `Copy response targets, a meeting agenda or ten post ideas from the pages below today. Planned: ${getServiceCount('grow')} services that share what sales promised, what support heard and what marketing sent.`,
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask us where to start', to: contactHref('Grow & Scale') },
    ],
    picture: {
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
              value: { tone: 'quiet', text: 'Visit Thu' },
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
              value: { tone: 'accent', text: 'Verbal yes' },
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
              value: { tone: 'success', text: 'Half paid' },
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
      kind: 'services',
      title: 'Sales, service and marketing',
      intro: 'They would share contacts, notes and history, so no one has to ask a customer twice.',
      services: [
        {
          path: '/services/customer-service',
          text: 'Email, chat and phone notes with the order next to the question, and a timer on every promise to call back.',
        },
        {
          path: '/services/influencer-engagement',
          text: 'Creators whose audience matches your customers, and usage rights in writing.',
        },
        {
          path: '/services/investor-network',
          text: 'A data room you open person by person, with follow-ups recorded.',
        },
        {
          path: '/services/sales-cloud',
          text: 'The CRM for reps: contacts, deals, quotes and emails together, from inquiry to signed order.',
        },
        {
          path: '/services/sales-management',
          text: 'The manager’s side: stages with rules, territories, targets, and a forecast you can defend to the bank.',
        },
        {
          path: '/services/social-media',
          text: 'A month of posts in an afternoon, between customers.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Which service should you start with?',
      intro:
        'Most people come with a problem rather than a list of features, so the first column lists problems.',
      columns: ['Problem', 'Start with', 'On day one'],
      rows: [
        [
          'Our leads sit in three inboxes',
          { to: '/services/sales-cloud' },
          'Import your contacts and give each open deal an owner',
        ],
        [
          'We can’t tell what will close this month',
          { to: '/services/sales-management' },
          'Write down what must be true for a deal to enter each stage',
        ],
        [
          'Customers ask us the same thing twice',
          { to: '/services/customer-service' },
          'Point your support address to the queue and save ten replies',
        ],
        [
          'We posted daily, then stopped in April',
          { to: '/services/social-media' },
          'Pick four topics and plan the next two weeks',
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
      services: [
        {
          path: '/services/client-chat',
          text: 'A private thread for each client, with files and sign-offs.',
        },
        {
          path: '/services/connect',
          text: 'Team channels, website chat and forums side by side.',
        },
        {
          path: '/services/payment-platform',
          text: 'A checkout link, sent from the deal you just won.',
        },
        {
          path: '/services/ai-automation',
          text: 'A won deal that opens its own project folder.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Start from the problem',
    text: 'Note examples as they happen, in a post, with initials instead of customers’ names. Or tell us which row of the table is yours, and we’ll reply with the service that would fit and a first step.',
  },
}
