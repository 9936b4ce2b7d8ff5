import { Eye, Feather, Hourglass, LifeBuoy, Puzzle, Undo2 } from 'lucide-react'
import { brand } from '../brand'
import { conceptualBadge } from '@/content/shared-copy'
import type { ImageName } from '../catalog/images'
import { toWord } from '@/lib/format'
import { type Suite, suiteIds } from '../catalog/suites'
import type {
  CtaBannerContent,
  CardsSection,
  CustomSection,
  HeroContent,
  PageContent,
  PageMeta,
  PointsSection,
} from '../types'

interface Leader {
  name: string
  role: string
  bio: string
  avatar: ImageName
  suite: Suite
}

const meta: PageMeta = {
  title: 'About us',
  description: `Read why ${brand.name} keeps work and private life on one platform, what we value, who leads the company and how accounts are protected.`,
}

const hero: HeroContent = {
  headline: `About ${brand.name}: one login for work and home`,
  tagline: `${brand.name} puts the tools that a business and a household use every week behind one login.`,
  ctas: [
    { label: 'See careers', to: '/careers' },
    { label: 'Contact us', to: '/contact' },
  ],
}

/** The latest event in some of the suites. */
export const events: { suite: Suite; text: string }[] = [
  { suite: 'manage', text: '7:40 AM: bill approved' },
  { suite: 'community', text: '4 PM: Ms. Ruiz answers' },
  { suite: 'healthcare', text: '6:15 PM: video visit' },
  { suite: 'grow', text: '11 AM: deal signed' },
]

export interface MissionSection extends CustomSection<'mission'> {
  paragraphs: string[]
}

const mission: MissionSection = {
  kind: 'custom',
  component: 'mission',
  id: 'mission',
  title: 'Our mission',
  paragraphs: [
    'A café owner is also a bookkeeper at ten at night, a parent at the dentist and the choir’s treasurer. In each of those roles, software treats her as a stranger and asks for her name again.',
    'We make one place for all of it. The services are separate, because a lesson plan is not an invoice, but one login opens them all, and the business services share one contact list and one calendar, so you enter things once.',
    `What works today is your account, your own posts and our contact form. The services show how it will work, and a card marked “${conceptualBadge}” goes a step beyond them.`,
  ],
}

export const values: CardsSection = {
  kind: 'cards',
  title: 'Our values',
  sunken: true,
  cards: [
    {
      icon: Eye,
      suite: 'manage',
      title: 'Be honest',
      description:
        'Prices are on the pricing page, each plan lists its limits, and every product picture uses made-up data.',
    },
    {
      icon: Feather,
      suite: 'healthcare',
      title: 'Collect less data',
      description:
        'A form asks only for what the task needs. If we can’t say what a question is for, we remove it, along with the data behind it.',
    },
    {
      icon: Hourglass,
      suite: 'grow',
      title: 'Respect people’s time',
      description:
        'People use our pages on the way to something else. A page should open before the coffee’s poured and keep what you typed when the elevator doors close.',
    },
    {
      icon: Undo2,
      suite: 'finance',
      title: 'Make it reversible',
      description:
        'You confirm before you delete, you can cancel an edit, and a trial ends by itself. Clicking a button shouldn’t take courage.',
    },
    {
      icon: Puzzle,
      suite: 'build',
      title: 'Use only what you need',
      description:
        'You can use a single service for years. We earn the second by making the first one good, never by hiding the exit.',
    },
    {
      icon: LifeBuoy,
      suite: 'community',
      title: 'Accessible to everyone',
      description:
        'If someone can’t finish the task by keyboard, by screen reader, in bright sun or on an old phone, the page isn’t finished.',
    },
  ],
}

const leaders: Leader[] = [
  {
    name: 'Helen Marchetti',
    role: 'Chief Executive Officer',
    bio: 'Decides what we leave out. Reads a handful of contact messages every Friday, and brings the hardest one to the Monday meeting.',
    avatar: 'portrait-3',
    suite: 'finance',
  },
  {
    name: 'Samuel Adeyemi',
    role: 'Chief Technology Officer',
    bio: 'Looks after the code, the database and the people who write both. Has a soft spot for error messages that say what to do next.',
    avatar: 'portrait-9',
    suite: 'manage',
  },
  {
    name: 'Yuki Tanabe',
    role: 'Head of Design',
    bio: `Designs the ${toWord(suiteIds.length)} suites so that you know where you are without reading. Tests each page on the oldest phone in the office.`,
    avatar: 'portrait-5',
    suite: 'build',
  },
  {
    name: 'Daniel Reyes',
    role: 'Head of Customer Care',
    bio: 'Leads the team that answers you. Believes that a question asked three times is a bug in the page, and files it as one.',
    avatar: 'portrait-11',
    suite: 'healthcare',
  },
]

export interface LeadersSection extends CustomSection<'leaders'> {
  leaders: Leader[]
}

const leadership: LeadersSection = {
  kind: 'custom',
  component: 'leaders',
  title: 'Leadership',
  intro: 'Illustrative names, portraits and bios, not real people.',
  leaders,
  items: leaders.map(({ name, role, bio }) => ({ title: name, text: `${role}. ${bio}` })),
}

const security: PointsSection = {
  kind: 'points',
  id: 'security',
  title: 'Account security',
  intro: 'What the site does each time you log in, save a post or send a message.',
  points: [
    {
      title: 'Hashed passwords',
      text: 'The auth service keeps a salted hash of your password. Neither we nor the database can recover the password from it.',
    },
    {
      title: 'Other users can’t see your posts',
      text: 'The database checks every request against your account and gives a post only to its author. Our administrators can reach the database itself.',
    },
    {
      title: 'Encrypted traffic',
      text: 'Pages, logins and messages travel over TLS, so the café whose Wi-Fi you use can’t read them.',
    },
    {
      title: 'Private contact messages',
      text: 'Anyone can send a contact message; only our staff can read it. The key in your browser can’t open our inbox.',
    },
  ],
}

const ctaBanner: CtaBannerContent = {
  headline: 'Join us or get in touch',
  text: 'See how our teams work, or tell us what you’d like to bring into one place.',
  ctas: [
    { label: 'See careers', to: '/careers' },
    { label: 'Contact us', to: '/contact' },
  ],
}

export const content: PageContent<MissionSection | LeadersSection> = {
  meta,
  hero,
  sections: [mission, values, leadership, security],
  ctaBanner,
}
