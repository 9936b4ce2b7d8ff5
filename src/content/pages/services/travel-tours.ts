import { PhoneCall } from 'lucide-react'
import { contactHref, signupHref, travelSearchHref } from '@/content/catalog/hrefs'
import { toInquiryCard } from '@/content/shared-copy'
import type { PageContent } from '@/content/types'
import { travelSearches } from './travel-tours/search'

export const content: PageContent = {
  meta: {
    title: 'Travel & Tours: flights, stays and trips',
    description:
      'How a trip could be planned around the people on it: flights, rooms, cars, package tours and day trips that allow for the stairs, the naps and the layover.',
  },
  hero: {
    headline: 'What to check before a trip',
    tagline:
      'Copy the document checklist below. Or tell us who’s traveling and what matters, such as stairs or nap times, and we’ll reply with what to check; you book the trip yourself.',
    ctas: [
      { label: 'See the flight form', to: travelSearchHref('flights') },
      { label: 'Create an account', to: signupHref('travel') },
    ],
    picture: {
      kind: 'picture',
      title: 'Five along the coast',
      note: 'Example: June 12 to 17, at the slowest pace',
      action: 'Share',
      people: ['MA', 'JO', 'RH'],
      picture: 'coast',
      entries: [
        {
          title: 'June 12, Astoria',
          text: 'Bus from Portland, 2½ hours',
          value: { tone: 'success', text: 'Booked' },
        },
        {
          title: 'June 13, Tillamook',
          text: 'Ground floor, crib in the room',
          value: { tone: 'success', text: 'Booked' },
        },
        {
          title: 'June 16, Newport',
          text: 'Low tide at the caves, 10:42 AM',
          value: { tone: 'accent', text: 'Room held until 6 PM' },
        },
      ],
    },
  },
  sections: [
    {
      kind: 'points',
      title: 'Start with what can’t move, then plan the rest',
      picture: { kind: 'photo', photo: 'plane', drawing: 'route' },
      points: [
        {
          title: 'Pace for everyone',
          text: 'Plan for the slowest walker and the earliest bedtime; everyone else can go exploring before breakfast.',
        },
        {
          title: 'One fixed date',
          text: 'A cousin’s wedding, a concert, low tide at the caves. Put that on the calendar and plan the flights around it.',
        },
        {
          title: 'Flexible fares',
          text: 'A changeable fare costs more up front. With a baby on the way or a visa pending, it may turn out cheaper.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Ask about flights, stays, cars and tours',
      intro:
        'Each form becomes a message to us. We reply with what to check before you book, without offers or prices.',
      cards: [
        {
          ...toInquiryCard(travelSearches, 'flights', 'Ask about flights'),
          text: 'Give your dates and the shortest layover you’d risk, and we’ll tell you which fare rules to read.',
        },
        {
          ...toInquiryCard(travelSearches, 'hotels-stays', 'Ask about a stay'),
          text: 'Say what the place must have, such as quiet, a crib, a kitchen or no stairs, and we’ll list what to confirm with the hotel or the host.',
        },
        {
          ...toInquiryCard(travelSearches, 'car-rentals', 'Ask about a car'),
          text: 'Count drivers and child seats; we’ll list the fees to check.',
        },
        {
          ...toInquiryCard(travelSearches, 'package-tours', 'Ask about a tour'),
          text: 'Describe the group; we’ll tell you what to ask about pace.',
        },
        {
          ...toInquiryCard(travelSearches, 'activities-attractions', 'Ask about activities'),
          text: 'Name the museum, the cooking class or the boat trip, and we’ll tell you what to check: time slots, language, cancellation.',
        },
        {
          icon: PhoneCall,
          title: 'Travel Support',
          text: 'Ask about planning a trip. We don’t make bookings, so for a canceled flight or a misspelled name, contact your airline or hotel.',
          link: { label: 'Ask about a trip', to: contactHref('TravelSupport') },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Travel documents to check',
      copyable: true,
      intro: 'A checklist, not legal advice; border officials and the airline have the last word.',
      columns: ['Trip', 'Document', 'When to check'],
      rows: [
        [
          'Another country',
          'Passport: many countries require six months of validity',
          '10 weeks ahead',
        ],
        [
          'A country that requires a visa',
          'Visa: check the processing time and photo rules',
          'Before you book',
        ],
        ['A child with one parent', 'Consent letter from the other parent', '3 weeks ahead'],
        [
          'A rental car abroad',
          'International driving permit, credit card in the driver’s name',
          '2 weeks ahead',
        ],
        [
          'Medicine in your bag',
          'Original packaging, copy of the prescription; check that it’s legal there',
          '4 weeks ahead',
        ],
      ],
    },
  ],
  ctaBanner: {
    headline: 'Tell us about your trip',
    text: 'Give the dates and your pace, and we’ll tell you what to plan first. Or copy the checklist to a post, leave out passport numbers, and open it on your phone ten weeks ahead. Either way, you can get one email if Travel & Tours opens.',
    ctas: [
      { label: 'Ask about travel', to: contactHref('TravelSupport') },
      { label: 'Create an account', to: signupHref('travel') },
    ],
  },
}
