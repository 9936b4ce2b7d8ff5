import type { MapMockup } from '@/content/mockup-types'

export const mockup: MapMockup = {
  kind: 'map',
  title: 'Pediatrics near 97209',
  note: 'Sample entries, 3 taking new patients',
  terrain: 'town',
  pins: [
    { x: 20, y: 33, label: '0.4 mi', highlighted: true },
    { x: 47, y: 22, label: '0.9 mi' },
    { x: 72, y: 40, label: '1.6 mi' },
    { x: 80, y: 57, label: '2.1 mi' },
  ],
  entries: [
    {
      title: 'Mill Road Pediatrics',
      text: 'Ramp at the door, Spanish',
      status: { tone: 'done', text: 'Thu 9:20' },
    },
    {
      title: 'Lakeview Family Health',
      text: 'Evening hours',
      status: { tone: 'done', text: 'Fri 5:40' },
    },
    {
      title: 'Dr. H. Castellano',
      text: 'In your plan, no elevator',
      status: { tone: 'quiet', text: 'Mon 8:00' },
    },
  ],
  floatingCard: { label: 'In your plan (sample)', value: '$20 copay' },
}
