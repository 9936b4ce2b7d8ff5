import { BedDouble, CarFront, Luggage, PhoneCall, Plane, Ticket } from 'lucide-react'
import { contactHref, signupHref, travelSearchHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Travel & Tours: flights, stays and trips',
    description:
      'Plan flights, rooms, cars, package tours and day trips around the people traveling: tell us about the stairs, the naps and the layover.',
  },
  hero: {
    headline: 'Travel planned around who’s coming along',
    tagline:
      'Tell us who’s traveling and what matters, and we’ll look for flights, rooms and activities that fit.',
    ctas: [
      { label: 'Create an account', to: signupHref('travel') },
      { label: 'Request flight options', to: travelSearchHref('flights') },
    ],
    mockup: {
      kind: 'map',
      title: 'Five along the coast',
      note: 'Example: June 12 to 17, at the slowest pace',
      action: 'Share',
      people: ['MA', 'JO', 'RH'],
      terrain: 'coast',
      sea: 'Pacific Ocean',
      pins: [
        { x: 55.9, y: 9.5, label: 'Astoria' },
        { x: 54, y: 42, label: 'Tillamook', highlighted: true },
        { x: 49, y: 87, label: 'Newport' },
      ],
      entries: [
        {
          title: 'June 12, Astoria',
          text: 'Bus from Portland, 2½ hours',
          status: { tone: 'done', text: 'Booked' },
        },
        {
          title: 'June 13, Tillamook',
          text: 'Ground floor, crib in the room',
          status: { tone: 'done', text: 'Booked' },
        },
        {
          title: 'June 16, Newport',
          text: 'Low tide at the caves, 10:42 AM',
          status: { tone: 'open', text: 'Held until 6 PM' },
        },
      ],
      floatingCard: {
        label: 'Harbor Inn, room 12',
        value: '3 nights, $412',
        facts: [
          { label: 'Elevator', value: 'Yes' },
          { label: 'Free cancellation', value: 'Until June 5' },
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
          text: 'Plan for the slowest walker and the earliest bedtime. Everyone else can go exploring before breakfast.',
        },
        {
          title: 'One fixed date',
          text: 'A cousin’s wedding, a concert, low tide at the caves. Put that on the calendar and plan the flights around it.',
        },
        {
          title: 'Flexible fares',
          text: 'A fare you can change costs more today. With a baby on the way or a visa pending, it may turn out cheaper.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Request flights, stays, cars and tours',
      intro:
        'Each form becomes a message to us and shows how a request would work. We can’t book travel yet.',
      cards: [
        {
          icon: Plane,
          title: 'Flights',
          description:
            'Give two dates and tell us how flexible they are. Ask for a long layover, an aisle seat or an airport hotel in the same message.',
          link: { label: 'Request flights', to: travelSearchHref('flights') },
        },
        {
          icon: BedDouble,
          title: 'Hotels & Stays',
          description:
            'From a room downtown to a farmhouse for eleven. Ask for quiet, no stairs, dogs welcome, a crib or a kitchen, and skip places that can’t offer it.',
          link: { label: 'Request a stay', to: travelSearchHref('hotels-stays') },
        },
        {
          icon: CarFront,
          title: 'Car Rentals',
          description:
            'Ask for automatic or manual, child seats by age, a second driver or a border crossing. The deposit and fuel policy are shown next to the price.',
          link: { label: 'Request a car', to: travelSearchHref('car-rentals') },
        },
        {
          icon: Luggage,
          title: 'Package Tours',
          description:
            'Get a guide, bus, beds and breakfast at one price, for a family of four or a church group of forty. Ask about group size and walking distances.',
          link: { label: 'Request a tour', to: travelSearchHref('package-tours') },
        },
        {
          icon: Ticket,
          title: 'Activities & Attractions',
          description:
            'Ask for museum tickets with a time slot, a cooking class in English or a boat trip to see puffins, each with a rainy-day plan.',
          link: {
            label: 'Request activities',
            to: travelSearchHref('activities-attractions'),
          },
        },
        {
          icon: PhoneCall,
          title: 'Travel Support',
          description:
            'One desk for a misspelled name on the ticket, a change of dates or a canceled flight. We have no bookings yet, so on a trip now, contact your airline or hotel.',
          link: { label: 'Contact travel support', to: contactHref('TravelSupport') },
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
          'Passport: many countries require six months of validity',
          '10 weeks before',
        ],
        [
          'A place that needs a visa',
          'Consulate’s processing time and photo rules',
          'Before booking',
        ],
        ['A child with one parent', 'Consent letter from the other parent', '3 weeks before'],
        [
          'A rental car abroad',
          'International driving permit, credit card in the driver’s name',
          '2 weeks before',
        ],
        ['Medicine in your bag', 'Original packaging, copy of the prescription', 'When you pack'],
      ],
    },
  ],
  ctaBanner: {
    headline: 'Plan your trip',
    text: 'Create an account, or message the travel desk about a complex trip.',
    ctas: [
      { label: 'Create an account', to: signupHref('travel') },
      { label: 'Message the travel desk', to: contactHref('TravelSupport') },
    ],
  },
}
