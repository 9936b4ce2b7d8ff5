import { plans } from '@/content/catalog/plans'
import { getServiceCount } from '@/content/catalog/menus'
import { buildMockup } from '@/content/mockups/build'
import type { PageContent } from '@/content/types'
import { toWord } from '@/lib/format'

export const content: PageContent = {
  meta: {
    title: 'AI Website Builder: sites from a description',
    description:
      'How you’d describe a bakery, studio or shop, get a draft of its website and edit it by hand, shown with one bakery’s evening from first line to launch.',
  },
  hero: {
    headline: 'Start your website with one paragraph',
    tagline:
      'Write it as a post today, with the bakery below as a model, and paste it into any site builder. Planned: a builder that turns it into a draft to edit until it’s ready to publish.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See example apps', to: '/examples/apps' },
    ],
    picture: buildMockup,
  },
  sections: [
    {
      kind: 'steps',
      title: 'How it would work',
      intro: 'How a bakery’s website would come together in one evening.',
      steps: [
        {
          title: 'Describe your business',
          text: '“Sourdough and cakes to order in Astoria, pickup only, closed Sundays and Mondays” would be enough for a draft.',
        },
        {
          title: 'Correct the draft',
          text: 'If the draft guessed that you deliver, you’d delete the sentence, and the delivery page would go with it.',
        },
        {
          title: 'Add your photos and prices',
          text: 'Photos of the counter, the price of a two-tier cake, the reason you began baking at forty.',
        },
        {
          title: 'Publish and take orders',
          text: 'You’d add an order form with pickup slots, check the site on your phone, and publish.',
        },
      ],
    },
    {
      kind: 'services',
      title: 'More tools to build with',
      intro: `You could use each of the other ${getServiceCount('build')} alone; together, they’d share data.`,
      services: [
        {
          path: '/services/create-app',
          text: 'For what a page can’t do: a job sheet for the crew, a member list, an inventory count with a barcode field.',
        },
        {
          path: '/services/ai-assistant',
          text: 'For the page you keep putting off, and the snippet nobody explained.',
        },
        {
          path: '/services/ai-automation',
          text: 'For what follows a form on your site: send the confirmation, add the row, remind the baker at five, and have someone approve the unusual ones.',
        },
        {
          path: '/services/database-management-ai',
          text: 'For the list behind your site, once it outgrows a spreadsheet: questions in plain English, and changes you can undo.',
        },
        {
          path: '/services/business-registration',
          text: 'For choosing between a sole proprietorship and an LLC, and staying registered.',
        },
        {
          path: '/services/future-business',
          text: 'For the five-year lease on a second shop: what has to stay true for it to pay off.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'Planned website builder features',
      intro: 'What a draft would already contain when you first open it.',
      picture: { kind: 'drawing', drawing: 'page' },
      points: [
        {
          title: 'Online store',
          text: 'Products with sizes and stock, a cart, pickup and delivery areas, and sales tax added where it’s due.',
        },
        {
          title: 'Online booking',
          text: 'A class schedule with open spots, a waitlist and a cancellation policy in your own words.',
        },
        {
          title: 'Search engine optimization',
          text: 'Page titles, descriptions and alt text, drafted along with the rest and yours to edit.',
        },
      ],
    },
    {
      kind: 'services',
      title: 'Related services',
      services: [
        {
          path: '/services/payment-platform',
          text: 'Card payments at the counter and on the order page.',
        },
        {
          path: '/services/social-media',
          text: 'A week of posts about Saturday’s cakes, planned in one sitting.',
        },
        {
          path: '/services/client-chat',
          text: 'Sketches and prices shared with a wedding-cake client in private.',
        },
        {
          path: '/services/sales-management',
          text: 'Stages for wedding-cake inquiries, from the tasting to the deposit.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Write your site’s first paragraph',
    text: `Say what you sell, to whom, and when you’re open. Draft it as a post on your phone, and paste it into any site builder at your desk. Starter would include ${toWord(plans.starter.sites)} site, Professional ${toWord(plans.professional.sites)}.`,
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
  },
}
