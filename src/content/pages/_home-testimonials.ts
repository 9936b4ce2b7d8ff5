import type { PhotoName } from '@/content/catalog/photos'

/** An invented review. `title` is the person’s work. */
export interface Testimonial {
  quote: string
  name: string
  title: string
  avatar: PhotoName
  rating: 1 | 2 | 3 | 4 | 5
}

export const testimonials: Testimonial[] = [
  {
    quote:
      'Cake orders used to live on a clipboard by the oven. Now the form asks for the date and the allergies.',
    name: 'Teresa Molina',
    title: 'Bakery owner',
    avatar: 'portrait-2',
    rating: 5,
  },
  {
    quote: 'By nine, I can see which students are absent and whose parents have already written.',
    name: 'Gareth Hargrove',
    title: 'Middle school principal',
    avatar: 'portrait-7',
    rating: 5,
  },
  {
    quote:
      'Four apartments, four sets of receipts. Come tax season, I export one file per address. I would still like a better view on my phone.',
    name: 'Ingrid Kovac',
    title: 'Small-building landlord',
    avatar: 'portrait-1',
    rating: 4,
  },
  {
    quote:
      'Donors used to call and ask what their gift bought. Now they’ve read it before they think of asking.',
    name: 'Amara Bello',
    title: 'Literacy charity director',
    avatar: 'portrait-4',
    rating: 5,
  },
  {
    quote: 'I send the quote from the driveway now, and I can see when it’s been opened.',
    name: 'Luis Ferreira',
    title: 'Carpenter',
    avatar: 'portrait-9',
    rating: 4,
  },
  {
    quote: 'Three of us answer guests, and nobody has double-booked the lake room yet.',
    name: 'Noah Delacroix',
    title: 'Innkeeper',
    avatar: 'portrait-6',
    rating: 5,
  },
]
