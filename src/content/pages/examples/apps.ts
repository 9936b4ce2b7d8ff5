import { Bike, CalendarCheck, ClipboardCheck, Dumbbell, QrCode, Recycle } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
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
      'Borrow the screens and data for your own app, whoever builds it. The six are invented samples of what the planned app creator would make without code.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See the app creator', to: '/services/create-app' },
    ],
    picture: {
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
          value: { tone: 'accent', text: 'Yours' },
        },
        { title: 'Hedge trimmer', text: 'Back on Sunday', value: { tone: 'quiet', text: 'Out' } },
        {
          title: 'Cordless drill',
          text: 'One bit missing',
          value: { tone: 'danger', text: 'Check' },
        },
        {
          title: 'Tile saw',
          text: 'From no. 9, ring twice',
          value: { tone: 'success', text: 'In' },
        },
        {
          title: 'Wheelbarrow',
          text: 'Behind the blue gate',
          value: { tone: 'success', text: 'In' },
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
          text: 'Neighbors list their ladders and drills, and borrow by the day.',
        },
        {
          icon: CalendarCheck,
          title: 'Example: piano lessons',
          text: 'Parents see open slots, cancel before noon, and find the recording of the piece to practice for Thursday.',
        },
        {
          icon: ClipboardCheck,
          title: 'Example: kitchen checks',
          text: 'The cook logs fridge temperatures; the manager prints them for the inspector.',
        },
        {
          icon: Dumbbell,
          title: 'Example: climbing club',
          text: 'Members carry a card, see when their belay test expires, and plan Saturday at the quarry.',
        },
        {
          icon: QrCode,
          title: 'Example: museum in ten stops',
          text: 'Visitors scan a label and hear ninety seconds about the loom.',
        },
        {
          icon: Bike,
          title: 'Example: courier route',
          text: 'Riders see today’s stops in order, and tell the bakery with one button when the croissants are late.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Screens, data and users',
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
    headline: 'Describe your app in a sentence',
    text: 'Keep the sentence as a post, and add to it each time someone asks for a feature. Or tell us who would use the app, and we’ll reply with the closest example.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about your app', to: contactHref('Example Apps') },
    ],
  },
}
