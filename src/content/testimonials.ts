import type { ImageName } from './images'
import type { Suite } from './suites'

export interface Testimonial {
  quote: string
  name: string
  title: string
  avatar: ImageName
  /** The suite that the person uses. */
  suite: Suite
  rating: 1 | 2 | 3 | 4 | 5
}

export const testimonials: Testimonial[] = [
  {
    quote:
      'The cake orders used to live on a clipboard by the oven. Now the form asks for the date and the allergies, and the clipboard is for doodling.',
    name: 'Teresa Molina',
    title: 'Bakery owner',
    avatar: 'portrait-2',
    suite: 'build',
    rating: 5,
  },
  {
    quote:
      'I can see by nine which students are missing and whose parents already wrote. The office no longer keeps a second list on paper.',
    name: 'Gareth Okafor',
    title: 'Middle school principal',
    avatar: 'portrait-8',
    suite: 'community',
    rating: 5,
  },
  {
    quote:
      'Four apartments, four sets of receipts. Come tax season I export one file per address. I would still like a better view on my phone.',
    name: 'Ingrid Halvorsen',
    title: 'Landlord of a small building',
    avatar: 'portrait',
    suite: 'manage',
    rating: 4,
  },
  {
    quote:
      'When a reporting date moves, the whole team sees it move. We spend the last week of a grant on the clients and not on the spreadsheet.',
    name: 'Amara Bello',
    title: 'Director of a literacy charity',
    avatar: 'portrait-4',
    suite: 'finance',
    rating: 5,
  },
  {
    quote:
      'I do framing, not typing. I said what I build and where I drive, and had a page to send people to before the concrete had set.',
    name: 'Luis Ferreira',
    title: 'Carpenter',
    avatar: 'portrait-10',
    suite: 'grow',
    rating: 4,
  },
  {
    quote:
      'Three of us answer guests and it shows who has replied. We have not offered the lake room twice for the same weekend since.',
    name: 'Noah Lindqvist',
    title: 'Innkeeper',
    avatar: 'portrait-7',
    suite: 'lifestyle',
    rating: 5,
  },
]
