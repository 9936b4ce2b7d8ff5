import type { MapMockup } from '@/content/mockups'

export const mockup: MapMockup = {
  kind: 'map',
  title: 'Pediatrics near 97209',
  note: 'Sample entries, 3 taking new patients',
  terrain: 'town',
  pins: [
    [20, 33, '0.4 mi', true],
    [47, 22, '0.9 mi'],
    [72, 40, '1.6 mi'],
    [80, 57, '2.1 mi'],
  ],
  entries: [
    ['Mill Road Pediatrics', 'Ramp at the door, Spanish', ['done', 'Thu 9:20']],
    ['Lakeview Family Health', 'Evening hours', ['done', 'Fri 5:40']],
    ['Dr. H. Castellano', 'In your plan, no elevator', ['quiet', 'Mon 8:00']],
  ],
  floatingCard: { label: 'In your plan (sample)', value: '$20 copay' },
}
