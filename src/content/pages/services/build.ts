import { AppWindow, Bot, Database, Stamp, Telescope, Workflow } from 'lucide-react'
import { mockup } from '@/content/data/mockups/build'
import { getServiceCount } from '@/content/catalog/service-count'
import type { PageContent } from '@/content/types'
import { planLimits, trialDays } from '@/content/catalog/plan-limits'
import { toWord } from '@/lib/format'

export const content: PageContent = {
  meta: {
    title: 'AI Website Builder: sites from a description',
    description:
      'Describe the bakery, studio or shop you have in mind, get a draft of its website, and edit it by hand. Apps, AI help and company setup included.',
  },
  hero: {
    headline: 'An AI website builder that starts from one paragraph',
    tagline:
      'Describe your business and get a draft of pages, text and layout. Edit anything, then publish.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See example apps', to: '/examples/apps' },
    ],
    mockup,
  },
  sections: [
    {
      kind: 'steps',
      title: 'How it works',
      intro: 'An example: a bakery’s website made in one evening.',
      steps: [
        {
          title: 'Describe your business',
          text: '“Sourdough and cakes to order in Astoria, pickup only, closed Mondays.” That’s enough for a draft.',
        },
        {
          title: 'Correct the draft',
          text: 'The draft guessed that you deliver. Delete the sentence, and the delivery page goes with it.',
        },
        {
          title: 'Add your photos and prices',
          text: 'Photos of the counter, the price of a two-tier cake, the reason you began baking at forty.',
        },
        {
          title: 'Publish and take orders',
          text: 'Add an order form with pickup slots, check the site on your phone, and publish.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'More tools to build with',
      intro: `And ${getServiceCount('build')} more services. Each works on its own and shares data with the others.`,
      cards: [
        {
          icon: AppWindow,
          title: 'No-Code App Creator',
          description:
            'For what a page can’t do: a job sheet for the crew, a member list, an inventory count with a barcode field. Drag the fields into place, then invite people.',
          link: { label: 'See No-Code App Creator', to: '/services/create-app' },
        },
        {
          icon: Bot,
          title: 'AI Assistant',
          description:
            'Asks the awkward questions about your product copy, drafts the page you keep putting off, and explains the snippet a supplier told you to paste.',
          link: { label: 'See AI Assistant', to: '/services/ai-assistant' },
        },
        {
          icon: Workflow,
          title: 'AI Automation',
          description:
            'A form on your site is only the start. Send the confirmation, add the row, remind the baker at five, and have someone approve the unusual ones.',
          link: { label: 'See AI Automation', to: '/services/ai-automation' },
        },
        {
          icon: Database,
          title: 'AI Database Management',
          description:
            'When the list behind your site outgrows a spreadsheet, ask it questions in plain English and change its structure in steps you can undo.',
          link: { label: 'See AI Database Management', to: '/services/database-management-ai' },
        },
        {
          icon: Stamp,
          title: 'Business Registration',
          description:
            'Choose between a sole proprietorship and an LLC, fill in the formation documents once, and keep every renewal date on one calendar.',
          link: { label: 'See Business Registration', to: '/services/business-registration' },
        },
        {
          icon: Telescope,
          title: 'Future Business',
          description:
            'Before you sign a five-year lease on a second shop, write down what has to stay true for it to pay off, and what you’d do if it doesn’t.',
          link: { label: 'See Future Business', to: '/services/future-business' },
        },
      ],
    },
    {
      kind: 'story',
      title: 'Website builder features',
      intro: 'It’s easier to edit a draft than to start from a blank page.',
      drawing: 'page',
      points: [
        {
          title: 'Online store',
          text: 'Sell products with sizes and stock, a cart, pickup and delivery areas, and sales tax added where it’s due.',
        },
        {
          title: 'Online booking',
          text: 'Show a class schedule with open spots, a waitlist and a cancellation policy in your own words.',
        },
        {
          title: 'Search engine optimization',
          text: 'Page titles, descriptions and alt text are drafted along with the rest, and you can edit every one.',
        },
      ],
    },
    {
      kind: 'services',
      title: 'Related services',
      intro: 'What a new site needs next.',
      services: [
        {
          path: '/services/payment-platform',
          text: 'Take cards at the counter and on the order page, and see both in one list.',
        },
        {
          path: '/services/social-media',
          text: 'Plan a week of posts about Saturday’s cakes in one sitting.',
        },
        {
          path: '/services/client-chat',
          text: 'Answer “Is it nut-free?” from a corner of your own page.',
        },
        {
          path: '/services/sales-management',
          text: 'Keep wedding-cake inquiries from going quiet after the tasting.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Start with one paragraph',
    text: `Free for ${trialDays} days, no credit card required. Starter includes ${toWord(planLimits.starter.sites)} site, Professional ${toWord(planLimits.professional.sites)}.`,
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
  },
}
