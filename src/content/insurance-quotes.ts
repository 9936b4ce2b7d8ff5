import type { RequestCopy } from './requests'
import type { QuoteType } from './request-types'
import type { PageMeta } from './types'

export const meta: PageMeta = {
  title: 'Ask for an Insurance Quote',
  description:
    'Pick business, health, life, vehicle, property or special cover, answer the few questions an insurer asks first, and read your request before it is sent.',
}

export const insuranceQuotes: RequestCopy<QuoteType> = {
  subject: 'InsurancePlusHelp',
  request: 'Quote request',
  typesLabel: 'Kinds of insurance',
  choice: {
    headline: 'Which cover should we ask about?',
    text: 'Each kind has a form of its own that asks only what changes the price or the terms. Start with the one you would miss most.',
    title: 'Six kinds of cover, a few questions each',
    action: 'Get a Quote',
  },
  formTitle: 'What an insurer asks first',
  submit: 'Continue to Contact',
  next: [
    'Your answers become a message that you can read and change. Nothing has been sent by then.',
    'You add your name and email address, and send it.',
    'We write back with what can be compared, and with what is still missing.',
  ],
  types: {
    business: {
      headline: 'A quote for the shop, the studio or the crew',
      text: 'A bakery fears its oven, a consultant a careless sentence, a roofer a gust of wind. Say what you do and with how many hands, and the offers will fit the work.',
      fields: [
        {
          kind: 'text',
          name: 'trade',
          label: 'Your line of business',
          required: true,
          hint: 'For example: bakery with two delivery vans.',
        },
        {
          kind: 'number',
          name: 'staff',
          label: 'People at work, you included',
          required: true,
          min: 1,
          max: 100_000,
        },
        {
          kind: 'select',
          name: 'revenue',
          label: 'Yearly revenue',
          options: [
            'Not trading yet',
            'Under $100,000',
            '$100,000 to $500,000',
            '$500,000 to $2 million',
            'Over $2 million',
          ],
        },
        {
          kind: 'text',
          name: 'zip',
          label: 'ZIP code of the premises',
          required: true,
          autoComplete: 'postal-code',
        },
        { kind: 'date', name: 'start', label: 'First day of cover' },
        {
          kind: 'textarea',
          name: 'worries',
          label: 'What keeps you awake',
          hint: 'A lease that demands a certain sum, a tool you could not replace, an earlier claim.',
        },
      ],
    },
    health: {
      headline: 'A health plan your doctor takes part in',
      text: 'Ages and a ZIP code decide most of the price; the network decides whether you keep your doctor. Leave diagnoses out: no offer needs them at this point.',
      fields: [
        {
          kind: 'select',
          name: 'who',
          label: 'People to be covered',
          required: true,
          options: [
            'Only me',
            'My partner and me',
            'A family with children',
            'My employees',
            'Someone I care for',
          ],
        },
        {
          kind: 'text',
          name: 'ages',
          label: 'Age of each person',
          required: true,
          hint: 'For example: 38, 36 and 7.',
        },
        {
          kind: 'text',
          name: 'zip',
          label: 'Home ZIP code',
          required: true,
          autoComplete: 'postal-code',
        },
        { kind: 'date', name: 'start', label: 'First day of cover' },
        {
          kind: 'select',
          name: 'balance',
          label: 'Rather pay',
          options: [
            'More each month, less at each visit',
            'Less each month, more at each visit',
            'Show me both',
          ],
        },
        {
          kind: 'textarea',
          name: 'doctors',
          label: 'Doctors and hospitals to keep',
          hint: 'Names and towns are enough.',
        },
      ],
    },
    life: {
      headline: 'Life cover for the years that count on you',
      text: 'Two numbers matter: how much your people would need, and for how many years. If you only know what the money should do, write that, and we work backward.',
      fields: [
        { kind: 'number', name: 'age', label: 'Your age', required: true, min: 18, max: 100 },
        {
          kind: 'select',
          name: 'nicotine',
          label: 'Tobacco or nicotine in the last year',
          required: true,
          options: ['No', 'Yes'],
        },
        {
          kind: 'select',
          name: 'sum',
          label: 'Sum to be paid out',
          required: true,
          options: [
            'Up to $100,000',
            '$100,000 to $250,000',
            '$250,000 to $500,000',
            '$500,000 to $1 million',
            'Over $1 million',
            'I do not know yet',
          ],
        },
        {
          kind: 'select',
          name: 'term',
          label: 'Length of cover',
          options: ['10 years', '20 years', '30 years', 'For life', 'I do not know yet'],
        },
        {
          kind: 'textarea',
          name: 'purpose',
          label: 'What the money should do',
          hint: 'For example: clear the mortgage, then see two children through college.',
        },
      ],
    },
    vehicle: {
      headline: 'A quote for the car as you really drive it',
      text: 'Where it sleeps, who takes the wheel and how far it goes in a year: these three move the price more than the badge on the hood. Vans and motorcycles are welcome.',
      fields: [
        {
          kind: 'text',
          name: 'vehicle',
          label: 'Year, make and model',
          required: true,
          hint: 'For example: 2019 Subaru Outback.',
        },
        {
          kind: 'text',
          name: 'zip',
          label: 'ZIP code where it is parked at night',
          required: true,
          autoComplete: 'postal-code',
        },
        {
          kind: 'text',
          name: 'drivers',
          label: 'Age of each driver',
          required: true,
          hint: 'For example: 47 and 17.',
        },
        { kind: 'number', name: 'miles', label: 'Miles in a year', min: 0, max: 200_000 },
        {
          kind: 'select',
          name: 'cover',
          label: 'Kind of cover',
          options: ['Liability only', 'Liability, collision and theft', 'Show me the difference'],
        },
        {
          kind: 'textarea',
          name: 'claims',
          label: 'Claims and tickets of the last five years',
          hint: 'Insurers look them up. Naming them now keeps the quote near the final price.',
        },
      ],
    },
    property: {
      headline: 'Cover for the roof and what is under it',
      text: 'Owner, renter and landlord insure different things in the same building. Tell us which you are, when it was built and what you would have to buy again.',
      fields: [
        {
          kind: 'select',
          name: 'home',
          label: 'Kind of home',
          required: true,
          options: [
            'A house I own',
            'An apartment or condo I own',
            'A home I rent',
            'A home I rent out',
          ],
        },
        {
          kind: 'text',
          name: 'zip',
          label: 'ZIP code of the home',
          required: true,
          autoComplete: 'postal-code',
        },
        { kind: 'number', name: 'built', label: 'Year built', min: 1600, max: 2100 },
        {
          kind: 'select',
          name: 'contents',
          label: 'Cost of buying everything again',
          options: [
            'Under $20,000',
            '$20,000 to $50,000',
            '$50,000 to $100,000',
            'Over $100,000',
            'I have never added it up',
          ],
        },
        { kind: 'date', name: 'start', label: 'First day of cover' },
        {
          kind: 'textarea',
          name: 'condition',
          label: 'Roof, pipes and earlier damage',
          hint: 'The age of the roof, a burst pipe, a creek nearby.',
        },
      ],
    },
    'specialized-coverage': {
      headline: 'For the thing that fits no other form',
      text: 'A cello on tour, a food truck, a drone over a wedding. Describe it as you would to somebody who has never seen one, and we look for who covers it.',
      fields: [
        {
          kind: 'text',
          name: 'item',
          label: 'What needs covering',
          required: true,
          hint: 'For example: cello by a living maker, 1998.',
        },
        {
          kind: 'text',
          name: 'where',
          label: 'Where it is kept and used',
          required: true,
          hint: 'For example: Santa Fe, and six weeks a year on the road.',
        },
        { kind: 'text', name: 'value', label: 'Value, and how you know it' },
        { kind: 'date', name: 'start', label: 'First day of cover' },
        { kind: 'date', name: 'end', label: 'Last day of cover', from: 'start' },
        {
          kind: 'textarea',
          name: 'story',
          label: 'What could go wrong',
          hint: 'In transit, in the rain, in front of an audience.',
        },
      ],
    },
  },
}
