import type { ScheduleMockup } from './types'

export const salesCloudMockup: ScheduleMockup = {
  kind: 'schedule',
  title: 'Lena’s day',
  note: 'Example: 4 visits, 62 miles',
  days: ['Mon 17', 'Tue 18', 'Wed 19', 'Thu 20', 'Fri 21'],
  today: 'Tue 18',
  items: [
    { time: '9:00', title: 'Tidewater Library', text: 'First visit' },
    {
      time: '10:30',
      title: 'Harbor Inn',
      text: 'Quote 318',
      value: { tone: 'accent', text: '$12,800' },
      highlighted: true,
    },
    { time: '1:15', title: 'Cobb & Sons', text: 'Drop off sample' },
    { time: '3:00', title: 'Fern Lane School', text: 'Measure room 4' },
    { time: '4:30', title: 'Studio Nord', text: 'Call back' },
  ],
  detail: {
    title: 'Tom Sato',
    initials: 'TS',
    text: 'Owner, Harbor Inn',
    facts: [
      { label: 'Last time', value: 'Wants oak, worried about stairs' },
      { label: 'You promised', value: 'A sample chair, today' },
      { label: 'Quote 318', value: '40 chairs, opened twice' },
    ],
    action: 'Write a note',
  },
}
