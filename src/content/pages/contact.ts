import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import { brand } from '@/content/brand'
import type { PageContent } from '@/content/types'
import { slugify } from '@/lib/slugify'

/** A way to reach the company, with its address or number, or when its office is open. */
type Channel = {
  icon: LucideIcon
  title: string
  note?: string
  /** Whether it has a row of its own. */
  wide?: boolean
} & (
  | { value: string; href?: `mailto:${string}` | `tel:${string}`; days?: never }
  | { days: { day: string; hours: string }[]; value?: never; href?: never }
)

export const formTitle = 'Send us a message'

export const channels: Channel[] = [
  {
    icon: Mail,
    title: 'Email',
    value: brand.email,
    note: brand.isExample ? undefined : 'For anything with an attachment.',
    href: brand.isExample ? undefined : `mailto:${brand.email}`,
  },
  {
    icon: Phone,
    title: 'Phone',
    value: brand.phone,
    note: brand.isExample ? undefined : 'For when something has stopped working.',
    href: brand.isExample ? undefined : `tel:${brand.phone.replace(/[^+\d]/g, '')}`,
  },
  {
    icon: MapPin,
    title: 'Address',
    value: brand.address,
    wide: true,
    note: brand.isExample ? undefined : 'Visits are by appointment.',
  },
  {
    icon: Clock,
    title: 'Office hours',
    wide: true,
    note: brand.isExample
      ? 'Planned, in Pacific Time; not in effect yet.'
      : 'Pacific Time. We usually reply by email within one business day.',
    days: [
      { day: 'Monday to Friday', hours: '9 AM to 6 PM' },
      { day: 'Saturday and Sunday', hours: 'Closed' },
    ],
  },
]

export const content: PageContent<'channels'> = {
  meta: {
    title: 'Contact us',
    description: `Send a message to ${brand.name}, see our office hours, and read short answers to common questions. Only our staff can read what you send.`,
  },
  hero: {
    headline: 'Contact us',
    tagline: brand.isExample
      ? 'Ask a question, tell us which service to open first, or ask for one email if it opens. Our staff reads every message and replies by email; allow several days.'
      : 'Send a message with the form, or use email, phone or mail.',
  },
  sections: [
    // Shows `channels`, and the form below `formTitle`.
    {
      kind: 'slot',
      name: 'channels',
      id: 'channels',
      title: brand.isExample ? 'Example details' : 'Ways to reach us',
      intro: brand.isExample
        ? 'Placeholders, not in use: please don’t call, write or visit. Today, only the form reaches us.'
        : undefined,
      items: channels.map(({ title, value, days, note = '' }) => ({
        title,
        text: `${value ?? days.map(({ day, hours }) => `${day}: ${hours}`).join(', ')}. ${note}`,
        id: days && slugify(title),
      })),
    },
    {
      kind: 'faq',
      title: 'Contact FAQ',
      questions: [
        {
          question: 'Do I need an account to write to you?',
          answer:
            'No. The form asks for a name, an email address and your message; the rest is optional.',
        },
        {
          question: 'Who can read what I send?',
          answer:
            'Only our staff. Messages go to our inbox, which visitors and other users can’t open, whether or not they’re logged in.',
        },
        {
          question: 'When will a service open?',
          answer:
            'We have no dates yet. Tell us which one you need: it helps us choose. If you’d like one email if it opens, say so in your message.',
        },
        {
          question: 'What is a walkthrough?',
          answer:
            'We show you the design of a service with your own example, by email or on a call. It’s free. Ask on a service’s page or here; for a call, we’ll agree on a time by email.',
        },
        {
          question: 'I can’t log in. What should I send?',
          answer:
            'Your account’s email address and the exact error message. Please never send a password: we don’t need it to help you.',
        },
      ],
    },
  ],
}
