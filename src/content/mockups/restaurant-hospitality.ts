import type { PictureMockup } from './types'

export const restaurantHospitalityMockup: PictureMockup = {
  kind: 'picture',
  title: 'Saturday, dinner',
  note: 'Example: 34 seats, 6 at the bar, 14 rooms',
  action: 'Walk-in',
  picture: 'dining-room',
  entries: [
    { title: 'Marsh', text: '2 at table 4', value: '7:15' },
    { title: 'Lindqvist', text: '8 at table 8, birthday', value: '7:30' },
    { title: 'Room 12', text: '3 at table 6, a dog', value: '7:30' },
  ],
}
