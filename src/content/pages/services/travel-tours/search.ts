import { BedDouble, CarFront, Luggage, Plane, Ticket } from 'lucide-react'
import { travelSearchHref } from '@/content/catalog/hrefs'
import type { TravelType } from '@/content/catalog/inquiry-slugs'
import type { InquiryContent } from '@/content/types'
import { sendStep } from '@/content/shared-copy'

export const travelSearches: InquiryContent<TravelType> = {
  subject: 'TravelSupport',
  headline: 'Ask about a trip',
  text: 'Choose one thing you need. You can add the rest of the trip in the same message.',
  description:
    'Give dates, places and what matters to your group, for flights, stays, cars, tours or day trips, and send it all to us in one message. We can’t book travel yet.',
  formTitle: 'Travel request',
  typesTitle: 'Types of travel request',
  nextSteps: [
    'Your request becomes a message. Add anything, such as backup dates.',
    sendStep,
    'We’ll reply by email, perhaps in days, with what to check before you book; no offers or prices.',
  ],
  reply:
    'We’ll reply with what to check before you book; we can’t book travel or quote prices yet.',
  hrefFor: travelSearchHref,
  types: {
    flights: {
      label: 'Flights',
      icon: Plane,
      headline: 'Ask about flights',
      text: 'Tell us the cities, the dates and the connections you can accept.',
      fields: [
        { kind: 'text', name: 'origin', label: 'Departure city or airport', required: true },
        { kind: 'text', name: 'destination', label: 'Destination', required: true },
        { kind: 'date', name: 'departure', label: 'Departure date', required: true },
        {
          kind: 'date',
          name: 'return',
          label: 'Return date',
          notBefore: 'departure',
          hint: 'Leave it empty for a one-way flight.',
        },
        { kind: 'number', name: 'travelers', label: 'Travelers', required: true, min: 1, max: 200 },
        {
          kind: 'textarea',
          name: 'wishes',
          label: 'Seats, bags and connections',
          hint: 'For example: two hours to change planes, a stroller, no departures before 8 AM.',
        },
      ],
    },
    'hotels-stays': {
      label: 'Hotels & Stays',
      icon: BedDouble,
      headline: 'Ask about hotels and stays',
      text: 'Tell us the place, the nights and what the room must have.',
      fields: [
        { kind: 'text', name: 'place', label: 'Town or neighborhood', required: true },
        { kind: 'date', name: 'arrival', label: 'Arrival date', required: true },
        {
          kind: 'date',
          name: 'departure',
          label: 'Departure date',
          required: true,
          after: 'arrival',
        },
        { kind: 'number', name: 'guests', label: 'Guests', required: true, min: 1, max: 500 },
        {
          kind: 'select',
          name: 'stay',
          label: 'Type of stay',
          options: ['Hotel', 'Apartment', 'Whole house', 'Bed and breakfast', 'No preference'],
        },
        {
          kind: 'textarea',
          name: 'needs',
          label: 'Must-haves',
          hint: 'For example: roll-in shower, crib, kitchen, room for a dog.',
        },
      ],
    },
    'car-rentals': {
      label: 'Car Rentals',
      icon: CarFront,
      headline: 'Ask about car rentals',
      text: 'Tell us the dates, the drivers and any border crossings.',
      fields: [
        { kind: 'text', name: 'place', label: 'Pickup location', required: true },
        { kind: 'date', name: 'pickup', label: 'Pickup date', required: true },
        { kind: 'date', name: 'return', label: 'Return date', required: true, notBefore: 'pickup' },
        {
          kind: 'number',
          name: 'age',
          label: 'Age of the youngest driver',
          required: true,
          min: 16,
          max: 100,
        },
        {
          kind: 'select',
          name: 'size',
          label: 'Type of vehicle',
          options: ['Small', 'Family', 'Seven seats or more', 'Van', 'Wheelchair accessible'],
        },
        {
          kind: 'textarea',
          name: 'needs',
          label: 'Seats, drivers and borders',
          hint: 'For example: automatic, a child seat for age 3, one day across the border.',
        },
      ],
    },
    'package-tours': {
      label: 'Package Tours',
      icon: Luggage,
      headline: 'Ask about package tours',
      text: 'Tell us the region, the dates and how far your group likes to walk.',
      fields: [
        {
          kind: 'text',
          name: 'region',
          label: 'Country or region',
          required: true,
          hint: 'For example: Portugal, or anywhere warm in March.',
        },
        { kind: 'date', name: 'earliest', label: 'Earliest departure', required: true },
        { kind: 'number', name: 'days', label: 'Number of days', required: true, min: 1, max: 365 },
        {
          kind: 'number',
          name: 'people',
          label: 'People in the group',
          required: true,
          min: 1,
          max: 500,
        },
        {
          kind: 'select',
          name: 'pace',
          label: 'Walking per day',
          options: [
            'As little as possible',
            'An hour or so',
            'Half a day',
            'The longer the better',
          ],
        },
        {
          kind: 'textarea',
          name: 'wishes',
          label: 'Wishes and needs',
          hint: 'For example: a concert, a cemetery visit, a special diet.',
        },
      ],
    },
    'activities-attractions': {
      label: 'Activities & Attractions',
      icon: Ticket,
      headline: 'Ask about activities and attractions',
      text: 'Tell us the town, the day, who’s coming and what you’d do if it rained.',
      fields: [
        { kind: 'text', name: 'place', label: 'City or region', required: true },
        { kind: 'date', name: 'day', label: 'Day', required: true },
        { kind: 'number', name: 'people', label: 'People', required: true, min: 1, max: 500 },
        { kind: 'text', name: 'ages', label: 'Ages of the children' },
        {
          kind: 'textarea',
          name: 'interests',
          label: 'Interests',
          required: true,
          hint: 'For example: anything with trains, one good museum, lunch outdoors.',
        },
      ],
    },
  },
}
