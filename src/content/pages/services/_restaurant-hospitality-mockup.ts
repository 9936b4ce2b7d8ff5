import type { FloorMockup } from '@/content/mockup-types'

export const mockup: FloorMockup = {
  kind: 'floor',
  title: 'Saturday, dinner',
  note: 'Example: 34 seats, 6 at the bar, 14 rooms',
  action: 'Walk-in',
  tables: [
    { x: 17, y: 34, name: '1', seats: 2, state: 'seated' },
    { x: 39, y: 34, name: '2', seats: 2, state: 'seated' },
    { x: 61, y: 34, name: '3', seats: 2, state: 'free' },
    { x: 83, y: 34, name: '4', seats: 2, state: 'soon' },
    { x: 24, y: 57, name: '5', seats: 4, state: 'seated' },
    { x: 53, y: 57, name: '6', seats: 4, state: 'soon' },
    { x: 82, y: 57, name: '7', seats: 4, state: 'seated' },
    { x: 30, y: 80, name: '8', seats: 8, state: 'soon' },
    { x: 68, y: 80, name: '9', seats: 6, state: 'seated' },
  ],
  list: [
    { title: 'Marsh', text: '2 at table 4', value: '7:15' },
    { title: 'Lindqvist', text: '8 at table 8, birthday', value: '7:30' },
    { title: 'Room 12', text: '3 at table 6, a dog', value: '7:30' },
    { title: 'Farouk', text: '4 at table 5, nut allergy', value: '8:00' },
    { title: 'Room 3', text: '2, train is late', value: '8:15' },
  ],
  floatingCard: { label: 'Halibut', value: '9 portions left' },
}
