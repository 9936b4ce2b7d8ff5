import { dashboardMockup } from '@/content/mockups/dashboard'
import type { PointsSection } from '@/content/types'

/** What an account can do today. Anyone can check it by signing up. */
export const worksToday: PointsSection = {
  kind: 'points',
  title: 'What works today',
  intro:
    'A post is a note that only you and our administrators can read. Write one or copy a list, then open it in any browser, free and without ads.',
  picture: dashboardMockup,
  points: [
    {
      title: 'Drafts that survive a lost connection',
      text: 'Lose the signal or reload the page, and the text you haven’t saved is still in its tab.',
    },
    {
      title: 'Search',
      text: 'With seven posts or more, you can search their titles and texts.',
    },
    {
      title: 'Conflict detection',
      text: 'If a post was changed on another device, you see that version before you replace it.',
    },
    {
      title: 'Download as JSON and CSV',
      text: 'All of your posts, for other programs and for spreadsheets.',
    },
    {
      title: 'Two-factor authentication',
      text: 'With an authenticator app, each login needs a code as well as your password.',
    },
    {
      title: 'Log out everywhere',
      text: 'Lost a phone? End your sessions on every device with one button.',
    },
  ],
}
