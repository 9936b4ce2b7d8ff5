import type { PortraitName } from '@/content/catalog/photos'

/** An invented review. `title` is the person’s work. */
interface Testimonial {
  quote: string
  name: string
  title: string
  avatar: PortraitName
  rating: 1 | 2 | 3 | 4 | 5
}

export const testimonials: Testimonial[] = [
  {
    quote:
      'Our cake orders live on a clipboard by the oven. I’d want a form that asks for the date and the allergies.',
    name: 'Teresa Molina',
    title: 'Bakery owner',
    avatar: 'portrait-2',
    rating: 5,
  },
  {
    quote:
      'By nine, I’d want to see which students are absent and whose parents have already written.',
    name: 'Gareth Hargrove',
    title: 'Middle school principal',
    avatar: 'portrait-7',
    rating: 5,
  },
  {
    quote:
      'Four apartments, four sets of receipts. Come tax season, I’d want one file per address, and a view that fits my phone.',
    name: 'Ingrid Kovac',
    title: 'Small-building landlord',
    avatar: 'portrait-1',
    rating: 4,
  },
  {
    quote:
      'Donors call to ask what their gift bought. I’d want them to have read it before they think of asking.',
    name: 'Amara Bello',
    title: 'Literacy charity director',
    avatar: 'portrait-4',
    rating: 5,
  },
  {
    quote: 'I’d want to send the quote from the driveway, and see when it’s been opened.',
    name: 'Luis Ferreira',
    title: 'Carpenter',
    avatar: 'portrait-9',
    rating: 4,
  },
  {
    quote:
      'Three of us answer guests. I’d want a calendar where none of us can double\u2011book the lake room.',
    name: 'Noah Delacroix',
    title: 'Innkeeper',
    avatar: 'portrait-6',
    rating: 5,
  },
]
