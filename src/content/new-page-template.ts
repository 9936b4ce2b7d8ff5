import { CalendarCheck, Users } from 'lucide-react'
import type { PageContent } from '@/content/types'

// What `npm run new:page` copies. Change each text. src/content/types.ts describes the sections,
// mockups/types.ts the pictures. Also change the page's label and icon in catalog/page-routes.ts, and
// write the everyday words that people search for, and that the page doesn't say, into
// catalog/search-keywords.ts.
export const content: PageContent = {
  meta: {
    // At most 60 characters, with the page's label.
    title: 'Service Name: who it is for',
    // 50 to 165 characters, for search engines.
    description: 'What Service Name does and for whom, in one sentence that no other page has.',
  },
  hero: {
    // What a visitor gets, and nothing that the cards call conceptual.
    headline: 'Say what Service Name does',
    tagline:
      'Name what a visitor can do on this page today. Planned: what the service would do, and for whom.',
    // Each names what happens after the click. The contact link is `contactHref('Service Name')`.
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about Service Name', to: '/contact' },
    ],
    // Figures add up, and the note says what they are.
    picture: {
      kind: 'table',
      title: 'Window title',
      note: 'Example: what the figures are',
      columns: ['Name', 'Date', 'State'],
      rows: [
        {
          title: 'First row',
          text: 'A detail',
          cells: ['June 12', { tone: 'success', text: 'Done' }],
        },
        {
          title: 'Second row',
          text: 'A detail',
          cells: ['June 13', { tone: 'accent', text: 'Open' }],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned Service Name features',
      cards: [
        {
          icon: CalendarCheck,
          title: 'First feature',
          text: 'Say what you’d do with it, and what it would do, with an example.',
        },
        {
          icon: Users,
          title: 'Second feature',
          text: 'A feature that doesn’t exist yet is conceptual.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Service Name FAQ',
      questions: [
        {
          question: 'What do people ask about Service Name?',
          answer: 'The answer, in two sentences.',
        },
      ],
    },
  ],
  // Its buttons are those of the hero, unless it has `ctas`.
  ctaBanner: {
    headline: 'The next step with Service Name',
    text: 'What a visitor gains from a post, or from our reply.',
  },
}
