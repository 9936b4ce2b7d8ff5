import type { CanvasMockup } from '@/content/mockups'

export const mockup: CanvasMockup = {
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
    text: 'Baked from 4 AM, sold until it’s gone.',
    button: 'Order for pickup',
    goods: [
      ['Country rye', '$7.50'],
      ['Challah', '$8.00'],
      ['Seeded roll', '$1.20'],
    ],
  },
  placing: ['Store hours', 'Tue to Sat, 6:30 to 2:00'],
}
