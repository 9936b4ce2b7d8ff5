import { Archive, CalendarRange, CheckCheck, KeyRound, Layers, OctagonPause } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Social Media Management: calendar and sign-off',
    description:
      'One calendar for several accounts and brands, with drafts, sign-off and an asset library: for agencies and marketing teams who post for other people.',
  },
  hero: {
    headline: 'Social media management with every post signed off',
    tagline:
      'Publish for several clients from one calendar with approvals. For your own company’s accounts, use Social Media.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See Social Media', to: '/services/social-media' },
    ],
    mockup: {
      kind: 'week',
      title: 'Four accounts, Nov 17 to 21',
      note: '2 posts waiting for the client',
      action: 'Send for approval',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      rows: ['Inn', 'Clinic', 'Bakery', 'Library'],
      blocks: [
        { day: 'Mon', row: 'Inn', title: 'Winter rates', text: 'Signed off' },
        { day: 'Tue', row: 'Inn', title: 'Chef’s table', text: 'Pending', highlighted: true },
        { day: 'Tue', row: 'Clinic', title: 'Flu shots', text: 'Signed off' },
        { day: 'Fri', row: 'Clinic', title: 'New hours', text: 'Draft' },
        { day: 'Mon', row: 'Bakery', title: 'First tray', text: 'Signed off' },
        { day: 'Wed', row: 'Bakery', title: 'Why rye?', text: 'Pending', highlighted: true },
        { day: 'Tue', row: 'Library', title: 'Story hour', text: 'Signed off' },
        { day: 'Fri', row: 'Library', title: 'Late hours', text: 'Draft' },
      ],
      floatingCard: { label: 'Tom, for the inn', value: '“Yes, but not the soup.”' },
    },
  },
  sections: [
    {
      kind: 'cards',
      label: 'Features',
      title: 'Calendar, sign-off and assets',
      intro: 'For people who post in someone else’s name.',
      cards: [
        {
          icon: CalendarRange,
          title: 'Calendar by account',
          description:
            'A week at a glance, a row for every account. Empty days are as easy to spot as the Thursday when three clients launch at once.',
        },
        {
          icon: CheckCheck,
          title: 'Sign-off',
          description:
            'Choose who must agree for which kind of post: copy, legal or the client. Changing an approved post sends it back for approval.',
        },
        {
          icon: Layers,
          title: 'One draft, several versions',
          description:
            'Write it long for LinkedIn, short for X and square for Instagram. The versions stay linked, so a corrected price changes in all of them.',
        },
        {
          icon: KeyRound,
          title: 'Access without shared passwords',
          description:
            'Interns draft, account managers schedule, clients comment. When a contract ends, one switch removes all access.',
        },
        {
          icon: OctagonPause,
          title: 'Pause button',
          description:
            'When bad news breaks, one button holds all of a brand’s scheduled posts, and a list asks you afterward which can still go out.',
          conceptual: true,
        },
        {
          icon: Archive,
          title: 'Asset library',
          description:
            'Photos with their license, end date and the consent of the people in them, next to the posts that used them.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Example approval schedule',
      intro: 'An example for a restaurant group. Set your own steps and deadlines.',
      columns: ['Time', 'Role', 'Task'],
      rows: [
        ['Monday, 10 AM', 'Copywriter', 'Drafts six posts from the chef’s menu notes'],
        ['Monday, 4 PM', 'Designer', 'Adds photos and descriptions for screen readers'],
        ['Tuesday, noon', 'Account manager', 'Checks prices, sends the week for approval'],
        ['Wednesday', 'Client', 'Approves five, rewrites one, moves the oysters'],
        ['Thursday on', 'Calendar', 'Publishes each post at the agreed hour'],
      ],
    },
  ],
  ctaBanner: {
    headline: 'Get one client’s week approved',
    text: 'Add their accounts, draft next week and let them approve it from their phone.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Tell us about your agency', to: '/contact' },
    ],
  },
}
