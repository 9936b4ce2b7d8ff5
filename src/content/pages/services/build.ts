import { AppWindow, Bot, Database, Stamp, Telescope, Workflow } from 'lucide-react'
import type { ServicePage } from '@/content/types'

export const page: ServicePage = {
  meta: {
    title: 'Build a website, shop or app',
    description:
      'Describe the bakery, studio or shop you have in mind, get a first draft of its website, and edit it by hand. Apps, AI help and company setup included.',
  },
  hero: {
    headline: 'Write one paragraph about your idea. Get a site to edit.',
    tagline:
      'The AI website builder drafts pages, wording and layout from what you sell and for whom. You move, rewrite and delete until the draft sounds like you, then publish it.',
    actions: [
      { label: 'Start Building Free', to: '/signup' },
      { label: 'See Example Apps', to: '/examples/apps' },
    ],
    mockup: {
      kind: 'canvas',
      title: 'Alder Street Bakery',
      note: 'Draft, not yet published',
      action: 'Publish',
      people: ['MA', 'JO'],
      outline: ['Home', 'Bread', 'Cakes', 'Visit us'],
      palette: ['Photo', 'Hours', 'Menu', 'Order form'],
      site: {
        name: 'Alder Street',
        headline: 'Rye on Tuesdays, challah on Fridays',
        text: 'Baked from four, sold until it is gone.',
        button: 'Order for pickup',
        goods: [
          ['Country rye', '$7.50'],
          ['Challah', '$8.00'],
          ['Seeded roll', '$1.20'],
        ],
      },
      placing: ['Opening hours', 'Tue to Sat, 6:30 to 2:00'],
    },
  },
  sections: [
    {
      kind: 'steps',
      title: "A bakery's website between closing and supper",
      intro: 'An example evening. Swap the loaves for pottery classes or boiler repairs.',
      steps: [
        {
          title: 'Say what you do',
          text: '"Sourdough and cakes to order in Astoria, pick-up only, closed Mondays." That is enough for a first draft.',
        },
        {
          title: 'Strike out what is wrong',
          text: 'The draft guessed that you deliver. Delete the sentence, and the delivery page goes with it.',
        },
        {
          title: 'Put in what only you have',
          text: 'Photos of the counter, the price of a two-tier cake, the reason you began baking at forty.',
        },
        {
          title: 'Take the first order',
          text: 'Add an order form with pick-up slots, read the site once on your phone, and publish.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Six tools that sit beside the website builder',
      intro: 'Each stands alone, and each can read what you have already made with the others.',
      cards: [
        {
          icon: AppWindow,
          title: 'No-Code App Creator',
          description:
            'For what a page cannot do: a job sheet for the crew, a members list, a stock count with a barcode field. Drag the fields, invite the people.',
          link: { label: 'See the app creator', to: '/services/create-app' },
        },
        {
          icon: Bot,
          title: 'AI Assistant',
          description:
            'Asks the awkward questions about your product text, drafts the page you keep putting off, and explains the snippet a supplier told you to paste.',
          link: { label: 'Meet the assistant', to: '/services/ai-assistant' },
        },
        {
          icon: Workflow,
          title: 'AI Automation',
          description:
            'A form on your site is only the start. Send the confirmation, add the row, remind the baker at five, and have someone approve the odd ones.',
          link: { label: 'See what can be automated', to: '/services/ai-automation' },
        },
        {
          icon: Database,
          title: 'AI Database Management',
          description:
            'When the list behind your site outgrows a spreadsheet, ask it questions in English and change its structure with a way back.',
          link: { label: 'Look at AI databases', to: '/services/database-management-ai' },
        },
        {
          icon: Stamp,
          title: 'Business Registration',
          description:
            'Choose between a sole proprietorship and an LLC, fill in the formation papers once, and keep the dates of every renewal in one calendar.',
          link: { label: 'Prepare a registration', to: '/services/business-registration' },
        },
        {
          icon: Telescope,
          title: 'Future Business',
          description:
            'Before you sign a five-year lease on a second shop, write down what has to stay true for it to pay, and what you would do if it does not.',
          link: { label: 'Think a few years ahead', to: '/services/future-business' },
        },
      ],
    },
    {
      kind: 'story',
      title: 'A draft gives you something to disagree with',
      intro:
        'A blank page asks for taste and courage at nine in the evening. A draft asks only for corrections.',
      image: 'website-building',
      points: [
        {
          title: 'Pages that sell',
          text: 'Products with sizes and stock, a basket, pick-up and delivery areas, and tax shown where it is due.',
        },
        {
          title: 'Pages that take bookings',
          text: 'A timetable with places left, a waiting list, and a cancellation rule written in your own words.',
        },
        {
          title: 'Pages that get found',
          text: 'Page titles, descriptions and image texts are drafted along with the rest, and every one can be edited.',
        },
      ],
    },
    {
      kind: 'services',
      title: 'What a new site needs in its second month',
      services: [
        {
          to: '/services/payment-platform',
          text: 'Take cards at the counter and on the order page, and see both in one list.',
        },
        {
          to: '/services/social-media',
          text: 'Plan the photos of the Saturday cakes for the week, in one sitting.',
        },
        {
          to: '/services/client-chat',
          text: 'Answer "is it nut free?" from a corner of your own page.',
        },
        {
          to: '/services/sales-management',
          text: 'Keep wedding-cake inquiries from going quiet after the tasting.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Bring the paragraph; the draft is on us',
    text: 'The trial lasts 14 days and asks for no card. After it, Starter holds one site and Professional five.',
    actions: [
      { label: 'Start Building Free', to: '/signup' },
      { label: 'Compare Plans', to: '/pricing' },
    ],
  },
}
