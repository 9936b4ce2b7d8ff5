import type { CanvasMockup } from '@/content/mockup-types'

export const mockup: CanvasMockup = {
  kind: 'canvas',
  title: 'Alder Street Bakery',
  note: 'Example draft, not yet published',
  action: 'Publish',
  people: ['MA', 'JO'],
  pages: ['Home', 'Bread', 'Cakes', 'Visit us'],
  blocks: ['Photo', 'Hours', 'Menu', 'Order form'],
  site: {
    name: 'Alder Street',
    headline: 'Rye on Tuesdays, challah on Fridays',
    text: 'Baked from 4 AM, sold until it’s gone.',
    button: 'Order for pickup',
    products: [
      { title: 'Country rye', text: '$7.50' },
      { title: 'Challah', text: '$8.00' },
      { title: 'Seeded roll', text: '$1.20' },
    ],
  },
  draggedBlock: { title: 'Store hours', text: 'Tue to Sat, 6:30 to 2:00' },
}
