import type { PictureMockup } from './types'

export const findCareMockup: PictureMockup = {
  kind: 'picture',
  title: 'Pediatrics near 97205',
  note: 'Sample entries, 3 taking new patients',
  picture: 'town',
  entries: [
    {
      title: 'Mill Road Pediatrics',
      text: '0.4 mi, ramp at the door, Spanish',
      value: { tone: 'success', text: 'Thu 9:20' },
    },
    {
      title: 'Lakeview Family Health',
      text: '0.9 mi, evening hours',
      value: { tone: 'success', text: 'Fri 5:40' },
    },
    {
      title: 'Dr. H. Castellano',
      text: '1.6 mi, in your plan, no elevator',
      value: { tone: 'quiet', text: 'Mon 8:00' },
    },
  ],
}
