import type { RingSuite } from '@/content/catalog/suites'
import type { Mockup } from '@/content/mockups/types'
import type { Item } from '@/content/types'

/** A step with a mockup of what it shows. */
interface Step extends Item {
  /** The suite of the service shown. */
  suite: RingSuite
  mockup: Mockup
}

export const steps: Step[] = [
  {
    title: 'Describe your vision',
    text: 'You’d write it as if to a friend: “A bike repair shop with a pickup van, open Tuesday to Saturday.”',
    suite: 'build',
    mockup: {
      kind: 'thread',
      title: 'New website',
      note: 'Example, in your own words',
      list: [],
      messages: [
        {
          author: 'SK',
          mine: true,
          text: 'A bike repair shop with a pickup van, open Tuesday to Saturday',
        },
        { author: 'AI', text: 'In which languages?' },
      ],
      composer: 'English and Spanish',
    },
  },
  {
    title: 'AI generates',
    text: 'You’d get a draft: an app with its screens, its fields and sample data.',
    suite: 'manage',
    mockup: {
      kind: 'table',
      title: 'Stockroom app',
      note: 'Example: first draft, three screens',
      columns: ['Part', 'Left'],
      rows: [
        { title: 'Brake pads', text: 'Shelf B2', cells: ['14'] },
        { title: 'Inner tubes', text: 'Shelf A1', cells: ['32'] },
        { title: 'Chains', text: 'Shelf C4', cells: ['6'] },
      ],
    },
  },
  {
    title: 'Review and refine',
    text: 'You’d change words, photos and prices in a course or a page, and undo what you don’t like.',
    suite: 'community',
    mockup: {
      kind: 'document',
      title: 'Fix your own bike',
      note: 'Example: unsaved changes',
      heading: 'Lesson 1: Flat tires',
      paragraphs: [
        [
          'Bring a ',
          { style: 'deleted', text: 'tire' },
          ' ',
          { style: 'added', text: 'wheel and a tube' },
        ],
        ['Saturday, ', { style: 'deleted', text: '9 AM' }, ' ', { style: 'added', text: '10 AM' }],
      ],
      comments: [],
    },
  },
  {
    title: 'Launch',
    text: 'You’d connect your own domain. Orders, payments and messages would arrive in one place.',
    suite: 'grow',
    mockup: {
      kind: 'schedule',
      title: 'Sprocket & Son store',
      note: 'Example: open since this morning',
      days: ['Tue 3', 'Wed 4', 'Thu 5', 'Fri 6', 'Sat 7'],
      today: 'Thu 5',
      items: [
        {
          time: '9:30',
          title: 'Bike lights',
          text: 'First order, $38',
          value: { tone: 'accent', text: 'New' },
          highlighted: true,
        },
        { time: '11:00', title: 'Helmet, M', text: 'Pickup' },
      ],
    },
  },
]
