import type { RequestCopy } from './requests'
import type { TravelType } from './request-types'
import type { PageMeta } from './types'

export const meta: PageMeta = {
  title: 'Start a Travel Search',
  description:
    'Flights, stays, cars, tours or days out: give dates, places and what matters to your party, and hand the search to the travel desk in one message.',
}

export const travelSearches: RequestCopy<TravelType> = {
  subject: 'TravelSupport',
  request: 'Travel search',
  typesLabel: 'Kinds of travel search',
  choice: {
    headline: 'What are you looking for first?',
    text: 'Begin with whatever is fixed: the flight for the wedding, the cabin by the lake, the museum on its free Sunday. The rest of the trip can follow in the same message.',
    title: 'Five searches, one travel desk',
    action: 'Start Searching',
  },
  formTitle: 'Tell the travel desk',
  submit: 'Continue to Contact',
  next: [
    'Your search becomes a message. Add to it freely, such as a second choice of dates.',
    'You say where to write to, and send it.',
    'The travel desk answers with options. Nothing is booked before you agree to a price.',
  ],
  types: {
    flights: {
      headline: 'Two airports, two dates, one aisle seat',
      text: 'Say where you start and where you want to wake up. If a day earlier or a smaller airport would be fine, mention it: that is where fares give way.',
      fields: [
        { kind: 'text', name: 'origin', label: 'Departure city or airport', required: true },
        { kind: 'text', name: 'destination', label: 'Destination', required: true },
        { kind: 'date', name: 'departure', label: 'Departure date', required: true },
        {
          kind: 'date',
          name: 'return',
          label: 'Return date',
          from: 'departure',
          hint: 'Leave it empty for one way.',
        },
        { kind: 'number', name: 'travelers', label: 'Travelers', required: true, min: 1, max: 200 },
        {
          kind: 'textarea',
          name: 'wishes',
          label: 'Seats, bags and connections',
          hint: 'For example: two hours to change planes, a stroller, no departure before eight.',
        },
      ],
    },
    'hotels-stays': {
      headline: 'A bed where your day begins',
      text: 'A room above the station, a quiet cottage, a house with a long table. Tell us the place and the nights, and what would make you turn around at the door.',
      fields: [
        { kind: 'text', name: 'place', label: 'Town or neighborhood', required: true },
        { kind: 'date', name: 'arrival', label: 'Arrival date', required: true },
        {
          kind: 'date',
          name: 'departure',
          label: 'Departure date',
          required: true,
          from: 'arrival',
        },
        { kind: 'number', name: 'guests', label: 'Guests', required: true, min: 1, max: 500 },
        {
          kind: 'select',
          name: 'stay',
          label: 'Kind of stay',
          options: ['Hotel', 'Apartment', 'Whole house', 'Bed and breakfast', 'Whatever fits'],
        },
        {
          kind: 'textarea',
          name: 'needs',
          label: 'What the place must have',
          hint: 'For example: step-free shower, crib, kitchen, a dog is coming.',
        },
      ],
    },
    'car-rentals': {
      headline: 'A car that fits the road and the luggage',
      text: 'The counter is the wrong place to learn about deposits, border fees and the price of a second driver. Name them here, and the offers will include them.',
      fields: [
        { kind: 'text', name: 'place', label: 'Pick-up place', required: true },
        { kind: 'date', name: 'pickup', label: 'Pick-up date', required: true },
        { kind: 'date', name: 'return', label: 'Return date', required: true, from: 'pickup' },
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
          label: 'Size of car',
          options: ['Small', 'Family', 'Seven seats or more', 'Van', 'Adapted for a wheelchair'],
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
      headline: 'A tour at the pace of your group',
      text: 'Guide, bus and beds in one price only work out if the walks are as long as your knees allow. Describe the group, and we start from its slowest happy member.',
      fields: [
        {
          kind: 'text',
          name: 'region',
          label: 'Country or region',
          required: true,
          hint: 'For example: Portugal, or anywhere warm in March.',
        },
        { kind: 'date', name: 'earliest', label: 'Earliest departure', required: true },
        { kind: 'number', name: 'days', label: 'Days away', required: true, min: 1, max: 365 },
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
          label: 'Walking in a day',
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
          label: 'Not to be missed',
          hint: 'A choir to hear, a grave to visit, a diet to keep.',
        },
      ],
    },
    'activities-attractions': {
      headline: 'A day that works in sun and in rain',
      text: 'Timed tickets, a class in a language you speak, a boat that takes strollers. Give us the town, the day and who is coming; we look for a plan and for its understudy.',
      fields: [
        { kind: 'text', name: 'place', label: 'City or region', required: true },
        { kind: 'date', name: 'day', label: 'Day', required: true },
        { kind: 'number', name: 'people', label: 'People', required: true, min: 1, max: 500 },
        { kind: 'text', name: 'ages', label: 'Ages of the children' },
        {
          kind: 'textarea',
          name: 'interests',
          label: 'What you would enjoy',
          required: true,
          hint: 'For example: anything with trains, one good museum, lunch outdoors.',
        },
      ],
    },
  },
}
