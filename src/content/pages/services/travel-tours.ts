import { BedDouble, CarFront, Luggage, PhoneCall, Plane, Ticket } from 'lucide-react'
import { contact, signup, travelSearch } from '@/content/links'
import type { PageContent } from '@/content/types'

export const page: PageContent = {
  meta: {
    title: 'Travel & Tours: flights, stays and trips',
    description:
      'Flights, rooms, cars, package tours and days out, looked for around the people who travel: tell us about the stairs, the naps and the connection.',
  },
  hero: {
    headline: 'Travel planned around who is coming along',
    tagline:
      'Tell us who is traveling and what matters, and we look for flights, rooms and activities that fit.',
    actions: [
      { label: 'Plan your trip', to: signup('travel') },
      { label: 'Search flights', to: travelSearch('flights') },
    ],
    mockup: {
      kind: 'map',
      title: 'Five along the coast',
      note: 'June 12 to 17, slowest walker first',
      action: 'Share',
      people: ['MA', 'JO', 'RH'],
      terrain: 'coast',
      sea: 'Pacific Ocean',
      pins: [
        [55.9, 9.5, 'Astoria'],
        [54, 42, 'Tillamook', true],
        [49, 87, 'Newport'],
      ],
      entries: [
        ['June 12, Astoria', 'Train, then 20 min by cab', ['done', 'Booked']],
        ['June 13, Tillamook', 'Ground floor, crib in the room', ['done', 'Booked']],
        ['June 16, Newport', 'Low tide at the caves, 10:42', ['open', 'Hold until 6']],
      ],
      floatingCard: {
        label: 'Harbor Inn, room 12',
        value: '3 nights, $412',
        rows: [
          ['Elevator', 'Yes, to the garden'],
          ['Cancel free', 'Until June 5'],
        ],
      },
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'Plan before you pick a date',
      image: 'plane',
      drawing: 'route',
      points: [
        {
          title: 'Pace for everyone',
          text: 'Plan for the slowest walker and the earliest bedtime. Everyone else can always get up before breakfast.',
        },
        {
          title: 'One fixed date',
          text: 'A cousin’s wedding, a concert, low tide at the caves. Put that in first and let the flights follow it.',
        },
        {
          title: 'Flexible fares',
          text: 'A fare that can be moved costs more today. With a baby on the way or a visa pending, it may be the cheaper one.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Search flights, stays, cars and tours',
      intro: 'Fill in a short form. Nothing is booked until you agree to a price.',
      cards: [
        {
          icon: Plane,
          title: 'Flights',
          description:
            'Give two dates and how far you can move them. Ask for a long layover, an aisle seat or an airport hotel in the same message.',
          link: { label: 'Search flights', to: travelSearch('flights') },
        },
        {
          icon: BedDouble,
          title: 'Hotels & Stays',
          description:
            'From a room by the station to a farmhouse for eleven. Say quiet, step-free, dog, crib or kitchen, and skip what cannot offer it.',
          link: { label: 'Search hotels & stays', to: travelSearch('hotels-stays') },
        },
        {
          icon: CarFront,
          title: 'Car Rentals',
          description:
            'Automatic or manual, child seats by age, a second driver, a border to cross. The deposit and the fuel rule stand beside the price.',
          link: { label: 'Search car rentals', to: travelSearch('car-rentals') },
        },
        {
          icon: Luggage,
          title: 'Package Tours',
          description:
            'Guide, bus, beds and breakfast in one price, for a family of four or a parish of forty. See group size and walking distances first.',
          link: { label: 'Search package tours', to: travelSearch('package-tours') },
        },
        {
          icon: Ticket,
          title: 'Activities & Attractions',
          description:
            'Museum tickets with a time slot, a cooking class in English, a boat out to the puffins, each with its plan for a rainy day.',
          link: {
            label: 'Search activities & attractions',
            to: travelSearch('activities-attractions'),
          },
        },
        {
          icon: PhoneCall,
          title: 'Travel Support',
          description:
            'A name is misspelled on the ticket, the dates moved, the return flight was canceled. Write to the travel desk with your booking.',
          link: { label: 'Contact travel support', to: contact('TravelSupport') },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Travel documents to check',
      intro: 'A checklist, not legal advice. Check with the embassy and the airline.',
      columns: ['Trip', 'Document', 'Check by'],
      rows: [
        [
          'Another country',
          'Passport: many countries want six months left on it',
          '10 weeks before',
        ],
        [
          'A place that needs a visa',
          'Consulate’s processing time and photo rules',
          'Before booking',
        ],
        ['A child with one parent', 'Consent letter from the other parent', '3 weeks before'],
        [
          'A rented car abroad',
          'International permit, card in the driver’s name',
          '2 weeks before',
        ],
        ['Medicine in your bag', 'Original box, copy of the prescription', 'When you pack'],
      ],
    },
  ],
  closing: {
    headline: 'Plan your trip',
    text: 'Sign up to keep travelers, passport dates and past trips in one place, or write to us about a complex trip.',
    actions: [
      { label: 'Plan your trip', to: signup('travel') },
      { label: 'Write to the travel desk', to: contact('TravelSupport') },
    ],
  },
}
