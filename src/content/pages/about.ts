import { brand } from '@/content/brand'
import type { PortraitName } from '@/content/catalog/photos'
import { ringSuites, type RingSuite } from '@/content/catalog/suites'
import { conceptualBadge } from '@/content/shared-copy'
import type { PageContent } from '@/content/types'
import { worksToday } from './_works-today'
import { toWord } from '@/lib/format'

/** A person of the leadership, with a portrait. */
interface Leader {
  name: string
  role: string
  bio: string
  avatar: PortraitName
}

/** Shown with `events`. */
export const eventsNote = 'Example:\u00a0one\u00a0day, as\u00a0designed'

/** Events of a day in the suites, whose segments follow clockwise. */
export const events: { suite: RingSuite; text: string }[] = [
  { suite: 'build', text: '6:30 AM: menu updated' },
  { suite: 'manage', text: '7:40 AM: bill approved' },
  { suite: 'grow', text: '11 AM: deal signed' },
  { suite: 'finance', text: '1 PM: loans compared' },
  { suite: 'community', text: '4 PM: Ms. Ruiz answers' },
  { suite: 'healthcare', text: '6:15 PM: video visit' },
  { suite: 'lifestyle', text: '8 PM: trip planned' },
]

export const leaders: Leader[] = [
  {
    name: 'Helen Marchetti',
    role: 'Chief Executive Officer',
    bio: 'Would decide what to build first, and what to leave out.',
    avatar: 'portrait-3',
  },
  {
    name: 'Samuel Whitfield',
    role: 'Chief Technology Officer',
    bio: 'Would look after the code, the database and the people who build both.',
    avatar: 'portrait-8',
  },
  {
    name: 'Yuki Tanabe',
    role: 'Head of Design',
    bio: `Would design the ${toWord(ringSuites.length)} suites so that you know where you are without reading, and test each page on the oldest phone in the office.`,
    avatar: 'portrait-5',
  },
  {
    name: 'Daniel Pruitt',
    role: 'Head of Customer Care',
    bio: 'Would keep a list of what people ask, and fix any page that draws the same question three times.',
    avatar: 'portrait-10',
  },
]

export const content: PageContent<'leaders'> = {
  meta: {
    title: 'About us',
    description: `Read why ${brand.name} is meant to bring work and private life together, what works today, what we value and how accounts are protected.`,
  },
  hero: {
    headline: `About ${brand.name}: a plan for one login`,
    tagline:
      'The account works today: copy a hiring plan or a travel checklist, change it, and open it on your phone. Planned: the tools that a business and a household use every week, behind the same login.',
    ctas: [
      { label: 'Contact us', to: '/contact' },
      { label: 'See careers', to: '/careers' },
    ],
  },
  sections: [
    {
      kind: 'text',
      id: 'mission',
      title: 'Our mission',
      paragraphs: [
        'A café owner is also a bookkeeper at ten at night, a parent at the dentist and the choir’s treasurer. In each of those roles, software treats her as a stranger and asks for her name again.',
        'We want one place for all of it. In the design, the services are separate, because a lesson plan is not an invoice, but one login would open them all, and the business services would share contacts and a calendar.',
        `Your account, your posts, the lists and our contact form work today. The service pages also show what’s planned; “${conceptualBadge}” marks an idea that isn’t designed yet.`,
      ],
    },
    worksToday,
    {
      kind: 'points',
      title: 'Our values',
      points: [
        {
          title: 'Be honest',
          text: 'Each service page says that the service isn’t open, and invented people, quotes and figures are marked.',
        },
        {
          title: 'Collect less data',
          text: 'We want to ask only what a task needs. Optional fields can stay blank.',
        },
        {
          title: 'Respect people’s time',
          text: 'We want pages that open fast and keep what you typed when the elevator doors close.',
        },
        {
          title: 'Ask before deleting',
          text: 'We ask you to confirm before a post or your account is deleted. Neither can be brought back.',
        },
        {
          title: 'Use only what you need',
          text: 'A good first service should earn the second, and leaving should be easy.',
        },
        {
          title: 'Designed for everyone',
          text: 'If someone can’t finish the task by keyboard, by screen reader, in bright sun or on an old phone, the page isn’t finished.',
        },
      ],
    },
    // Shows `leaders`.
    {
      kind: 'slot',
      name: 'leaders',
      title: 'Leadership (example)',
      intro: 'Illustrative names, portraits and bios, not real people.',
      items: leaders.map(({ name, role, bio }) => ({ title: name, text: `${role}. ${bio}` })),
    },
    {
      kind: 'points',
      id: 'security',
      title: 'Account security',
      intro: 'What the site does each time you log in, save a post or send a message.',
      points: [
        {
          title: 'Hashed passwords',
          text: 'We keep a salted hash in place of your password, so no one here can look it up.',
        },
        {
          title: 'Other users can’t see your posts',
          text: 'You can read them, and so can our administrators, who are part of our staff.',
        },
        {
          title: 'Encrypted traffic',
          text: 'Pages, logins and messages travel over TLS, so the café whose Wi-Fi you use can’t read them.',
        },
        {
          title: 'Private contact messages',
          text: 'Anyone can send a contact message; only our staff can read it.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Tell us what you’d want in one place',
    text: 'Our staff reads your message and replies by email. Or start with a list that’s already written: copy one with a free account.',
    ctas: [
      { label: 'Contact us', to: '/contact' },
      { label: 'Create an account', to: '/signup' },
    ],
  },
}
