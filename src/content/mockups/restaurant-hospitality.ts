import type { FloorMockup } from '@/content/mockups'

export const mockup: FloorMockup = {
  kind: 'floor',
  title: 'Saturday, dinner',
  note: '34 seats and 6 at the bar, 14 rooms',
  action: 'Walk-in',
  tables: [
    [17, 34, '1', 2, 'seated'],
    [39, 34, '2', 2, 'seated'],
    [61, 34, '3', 2, 'free'],
    [83, 34, '4', 2, 'soon'],
    [24, 57, '5', 4, 'seated'],
    [53, 57, '6', 4, 'soon'],
    [82, 57, '7', 4, 'seated'],
    [30, 80, '8', 8, 'soon'],
    [68, 80, '9', 6, 'seated'],
  ],
  list: [
    ['Marsh', '2 at table 4', '7:15'],
    ['Lindqvist', '8 at table 8, birthday', '7:30'],
    ['Room 12', '3 at table 6, a dog', '7:30'],
    ['Farouk', '4 at table 5, nut allergy', '8:00'],
    ['Room 3', '2, train is late', '8:15'],
  ],
  floatingCard: { label: 'Halibut', value: '9 portions left' },
}
