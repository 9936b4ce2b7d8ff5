import type { Scene, Scenes } from '../scene'

/** The platform as a whole; also for pages of no suite. */
export const ring: Scene = {
  kind: 'ring',
  cards: [
    ['community', 'Ms. Ruiz takes history'],
    ['manage', 'Bill 2081 approved'],
    ['healthcare', 'Leo, Thursday 9:20'],
    ['lifestyle', 'Room 12, ground floor'],
  ],
}

export const company: Scenes = {
  '/about': ring,
  '/features': {
    kind: 'ring',
    cards: [
      ['healthcare', 'Leo, Thursday 9:20'],
      ['finance', 'Roof fund, $8,640'],
      ['lifestyle', 'Plumber at ten'],
      ['build', 'Alder Street is live'],
    ],
  },
  '/careers': {
    kind: 'document',
    title: 'Ten lines from you',
    note: 'No form, no cover letter',
    heading: 'Hello from Duluth',
    paragraphs: [
      [
        'I kept the books of a ferry line for six years, then wrote the program that replaced mine.',
      ],
      ['What I would fix first on your site: ', ['marked', 'the invoice on a phone'], '.'],
      ['I am best before noon, and I answer letters.'],
    ],
    notes: [
      ['Wren', 'The ferry part! Let us ask about that.'],
      ['Tomas', 'She is right about the invoice.'],
    ],
    composer: 'Answer within the week',
  },
}
