import type { ScheduleMockup } from '@/content/mockups'

export const mockup: ScheduleMockup = {
  kind: 'schedule',
  title: 'Lena’s day',
  note: '4 visits, 62 miles',
  days: ['Mon 17', 'Tue 18', 'Wed 19', 'Thu 20', 'Fri 21'],
  today: 1,
  items: [
    ['9:00', 'Tidewater Library', 'First visit'],
    ['10:30', 'Harbor Inn', 'Quote 318', ['open', '$12,800']],
    ['1:15', 'Cobb & Sons', 'Drop off sample'],
    ['3:00', 'Fern Lane School', 'Measure room 4'],
    ['4:30', 'Studio Nord', 'Call back'],
  ],
  active: 1,
  detail: {
    name: 'Tom Sato',
    initials: 'TS',
    text: 'Owner, Harbor Inn',
    rows: [
      ['Last time', 'Wants oak, worried about stairs'],
      ['You promised', 'A sample chair, today'],
      ['Quote 318', '40 chairs, opened twice'],
    ],
    action: 'Write a note',
  },
  floatingCard: {
    label: 'Whiteboard photo',
    value: 'Added to the deal, 3 tasks',
    checked: true,
  },
}
