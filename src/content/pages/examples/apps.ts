import { Bike, CalendarCheck, ClipboardCheck, Dumbbell, QrCode, Recycle } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Example Apps: six apps to borrow from',
    description:
      'See six example apps for the no-code creator, from a tool library to a climbing club, with the screens and data each would need.',
  },
  hero: {
    headline: 'Six example apps to borrow from',
    tagline:
      'Six sample apps you could make in the app creator without code. They are examples, not customers’ products.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See the app creator', to: '/services/create-app' },
    ],
    mockup: {
      kind: 'form',
      title: 'Street Tool Library',
      note: 'An example: 3 screens, 3 tables',
      screen: 'Borrow',
      fields: [
        { label: 'Tool', value: 'Ladder, 12 ft' },
        { label: 'For', choices: ['2 days', '1 day'] },
        { label: 'Condition', photo: 'Photo of the ladder’s feet' },
      ],
      button: 'Take it home',
      list: [
        {
          title: 'Ladder, 12 ft',
          text: 'From no. 14, the Reyes family',
          status: { tone: 'open', text: 'Yours' },
        },
        { title: 'Hedge trimmer', text: 'Back on Sunday', status: { tone: 'quiet', text: 'Out' } },
        {
          title: 'Cordless drill',
          text: 'One bit missing',
          status: { tone: 'late', text: 'Check' },
        },
        { title: 'Tile saw', text: 'From no. 9, ring twice', status: { tone: 'done', text: 'In' } },
        {
          title: 'Wheelbarrow',
          text: 'Behind the blue gate',
          status: { tone: 'done', text: 'In' },
        },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Example apps',
      intro: 'Each app solves one everyday problem and fits on a phone.',
      cards: [
        {
          icon: Recycle,
          title: 'Example: street tool library',
          description:
            'Neighbors list their ladders and drills, borrow by the day and mark what came back with a blade missing.',
        },
        {
          icon: CalendarCheck,
          title: 'Example: piano lessons',
          description:
            'Parents see open slots, cancel before noon, and find the recording of the piece to practice for Thursday.',
        },
        {
          icon: ClipboardCheck,
          title: 'Example: kitchen checks',
          description:
            'The cook logs fridge temperatures and cleaning on a tablet; the manager prints one page when the inspector comes.',
        },
        {
          icon: Dumbbell,
          title: 'Example: climbing club',
          description:
            'Members carry a card, see when their belay test expires, and post “anyone up for Saturday at the quarry?” on a bulletin board.',
        },
        {
          icon: QrCode,
          title: 'Example: museum in ten stops',
          description:
            'Visitors scan a label, hear ninety seconds about the loom, and children collect a stamp in each of the ten rooms.',
        },
        {
          icon: Bike,
          title: 'Example: courier route',
          description:
            'Riders see today’s stops in order, take a photo at each door, and press one button to tell the bakery the croissants are late.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Screens, data and users',
      intro: 'What each sample app is made of.',
      columns: ['Example', 'Screens', 'Data', 'Users'],
      rows: [
        ['Street tool library', 'Shelf, tool, my loans', 'Tools, loans, notes', 'Neighbors'],
        [
          'Piano lessons',
          'Calendar, student, homework',
          'Slots, students, audio',
          'Parents, teacher',
        ],
        ['Kitchen checks', 'Today, history, print', 'Readings, initials', 'Kitchen staff'],
        ['Climbing club', 'Card, tests, bulletin board', 'Members, tests, posts', 'Members'],
        ['Museum in ten stops', 'Scan, stop, stamp card', 'Stops, audio, images', 'Visitors'],
        ['Courier route', 'Route, stop, message', 'Stops, photos, times', 'Riders, bakery'],
      ],
    },
  ],
  ctaBanner: {
    headline: 'Make your own app',
    text: 'Describe your app in one sentence, and the app creator drafts a version to correct.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Ask about your app', to: '/contact' },
    ],
  },
}
