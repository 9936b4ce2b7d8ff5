import { Archive, CalendarRange, CheckCheck, KeyRound, Layers, OctagonPause } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Social Media Management: calendar and sign-off',
    description:
      'An approval schedule to copy, and how a calendar for several accounts and brands would work for agencies, with drafts, sign-off and an asset library.',
  },
  hero: {
    headline: 'Social media management with every post signed off',
    tagline:
      'Copy the example schedule below to a post in your dashboard, and put in your own names and deadlines. Planned: several clients’ posts in a calendar, each approved by its own client.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See Social Media', to: '/services/social-media' },
    ],
    picture: {
      kind: 'week',
      title: 'Four accounts, Nov 17 to 21',
      note: 'Example: 2 posts with the client',
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
    },
  },
  sections: [
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Calendar, sign-off and assets',
      cards: [
        {
          icon: CalendarRange,
          title: 'Calendar by account',
          text: 'The week at a glance, with a row for every account.',
        },
        {
          icon: CheckCheck,
          title: 'Sign-off',
          text: 'Who must agree to which kind of post; a changed post would go back for approval.',
        },
        {
          icon: Layers,
          title: 'One draft, several versions',
          text: 'Long for LinkedIn, short for X and square for Instagram, with a price corrected in all of them at once.',
        },
        {
          icon: KeyRound,
          title: 'Access without shared passwords',
          text: 'Drafts by interns, schedules by managers and comments by clients, each with a login.',
        },
        {
          icon: OctagonPause,
          title: 'Pause button',
          text: 'A hold on all of a brand’s scheduled posts when bad news breaks, and a choice of which can still go out.',
          conceptual: true,
        },
        {
          icon: Archive,
          title: 'Asset library',
          text: 'Each photo, kept with its license and its subjects’ consent.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Example approval schedule',
      copyable: true,
      intro: 'An example for a restaurant group, with steps and deadlines you’d set yourself.',
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
    headline: 'Keep next week’s drafts at hand',
    text: 'Write them in your dashboard: if one was changed on another device, you see that version first. Or tell us how many clients you post for, and we’ll sketch how your week would look.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about sign-off', to: contactHref('Social Media Management') },
    ],
  },
}
