import { Briefcase, Car, Gem, HeartPulse, House, Umbrella } from 'lucide-react'
import { quoteHref } from '@/content/catalog/hrefs'
import { type QuoteType, quoteTypes } from '@/content/catalog/inquiry-slugs'
import type { InquiryContent } from '@/content/types'
import { sendStep } from '@/content/shared-copy'
import { toWord } from '@/lib/format'

export const insuranceQuotes: InquiryContent<QuoteType> = {
  subject: 'InsurancePlusHelp',
  headline: 'See what an insurer would ask',
  text: `Open one of ${toWord(quoteTypes.length)} short forms to see an insurer’s questions; reading them sends nothing.`,
  description:
    'Pick business, health, life, vehicle, property or specialized coverage, see what an insurer would ask, and send us your answers. No quote follows.',
  formTitle: 'Insurance request',
  typesTitle: 'Types of insurance',
  nextSteps: [
    'Your answers become a message that you can read and change before anything is sent.',
    sendStep,
    'We’ll reply by email, perhaps in days, with questions to ask, not a quote. We aren’t a licensed agent, and no insurer sees it.',
  ],
  reply: 'Send one, and it goes only to us; we email you general questions, not a quote.',
  hrefFor: quoteHref,
  types: {
    business: {
      label: 'Business',
      icon: Briefcase,
      headline: 'Ask about business insurance',
      text: 'See what insurers ask about your work, team and revenue.',
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
          label: 'Number of people, including you',
          required: true,
          min: 1,
          max: 100_000,
        },
        {
          kind: 'select',
          name: 'revenue',
          label: 'Yearly revenue',
          options: [
            'No revenue yet',
            'Under $100,000',
            '$100,000 to $500,000',
            '$500,000 to $2 million',
            'Over $2 million',
          ],
        },
        { kind: 'zip', name: 'zip', label: 'Business ZIP code', required: true },
        { kind: 'date', name: 'start', label: 'First day of coverage' },
        {
          kind: 'textarea',
          name: 'worries',
          label: 'Main risks',
          hint: 'For example: coverage your lease requires, an expensive tool, an earlier claim.',
        },
      ],
    },
    health: {
      label: 'Health',
      icon: HeartPulse,
      headline: 'Ask about health insurance',
      text: 'See what health insurers ask; if you send it, leave out health details.',
      fields: [
        {
          kind: 'select',
          name: 'who',
          label: 'People to cover',
          required: true,
          options: [
            'Just me',
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
          hint: 'Prices depend on age. For example: 38, 36 and 7.',
        },
        { kind: 'zip', name: 'zip', label: 'Home ZIP code', required: true },
        { kind: 'date', name: 'start', label: 'First day of coverage' },
        {
          kind: 'select',
          name: 'balance',
          label: 'Cost preference',
          options: [
            'More each month, less at each visit',
            'Less each month, more at each visit',
            'Not sure',
          ],
        },
      ],
    },
    life: {
      label: 'Life',
      icon: Umbrella,
      headline: 'Ask about life insurance',
      text: 'See what life insurers ask; if you send it, leave out health details.',
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
          name: 'amount',
          label: 'Coverage amount',
          required: true,
          options: [
            'Up to $100,000',
            '$100,000 to $250,000',
            '$250,000 to $500,000',
            '$500,000 to $1 million',
            'Over $1 million',
            'I don’t know yet',
          ],
        },
        {
          kind: 'select',
          name: 'term',
          label: 'Length of coverage',
          options: ['10 years', '20 years', '30 years', 'For life', 'I don’t know yet'],
        },
        {
          kind: 'textarea',
          name: 'purpose',
          label: 'What the money is for',
          hint: 'For example: pay off the mortgage, then put two children through college.',
        },
      ],
    },
    vehicle: {
      label: 'Vehicle',
      icon: Car,
      headline: 'Ask about vehicle insurance',
      text: 'See what insurers ask about a car, van or motorcycle and its drivers.',
      fields: [
        {
          kind: 'text',
          name: 'vehicle',
          label: 'Year, make and model',
          required: true,
          hint: 'For example: 2019 Subaru Outback.',
        },
        { kind: 'zip', name: 'zip', label: 'ZIP code where it’s parked overnight', required: true },
        {
          kind: 'text',
          name: 'drivers',
          label: 'Age of each driver',
          required: true,
          hint: 'For example: 47 and 17.',
        },
        { kind: 'number', name: 'miles', label: 'Miles per year', min: 0, max: 200_000 },
        {
          kind: 'select',
          name: 'cover',
          label: 'Type of coverage',
          options: ['Liability only', 'Liability, collision and comprehensive', 'Not sure'],
        },
        {
          kind: 'textarea',
          name: 'claims',
          label: 'Claims and tickets, last 5 years',
          hint: 'Insurers look them up. Here, leave out what you’d rather not share.',
        },
      ],
    },
    property: {
      label: 'Property',
      icon: House,
      headline: 'Ask about property insurance',
      text: 'See what insurers ask about a house, a condo or a rental.',
      fields: [
        {
          kind: 'select',
          name: 'home',
          label: 'Type of home',
          required: true,
          options: [
            'A house I own',
            'An apartment or condo I own',
            'A home I rent',
            'A home I rent out',
          ],
        },
        { kind: 'zip', name: 'zip', label: 'ZIP code of the home', required: true },
        { kind: 'year', name: 'built', label: 'Year built', min: 1600 },
        {
          kind: 'select',
          name: 'contents',
          label: 'Cost to replace everything',
          options: [
            'Under $20,000',
            '$20,000 to $50,000',
            '$50,000 to $100,000',
            'Over $100,000',
            'I’ve never added it up',
          ],
        },
        { kind: 'date', name: 'start', label: 'First day of coverage' },
        {
          kind: 'textarea',
          name: 'condition',
          label: 'Roof, pipes and earlier damage',
          hint: 'For example: a 20-year-old roof, a burst pipe, a nearby creek.',
        },
      ],
    },
    'specialized-coverage': {
      label: 'Specialized Coverage',
      icon: Gem,
      headline: 'Ask about specialized coverage',
      text: 'For what fits no other form, such as a cello, a food truck or a drone.',
      fields: [
        {
          kind: 'text',
          name: 'item',
          label: 'Item to insure',
          required: true,
          hint: 'For example: a 1998 cello by a living maker.',
        },
        {
          kind: 'text',
          name: 'where',
          label: 'Where it’s kept and used',
          required: true,
          hint: 'For example: Santa Fe, and six weeks a year on the road.',
        },
        { kind: 'text', name: 'value', label: 'Value, and who appraised it' },
        { kind: 'date', name: 'start', label: 'First day of coverage' },
        { kind: 'date', name: 'end', label: 'Last day of coverage', notBefore: 'start' },
        {
          kind: 'textarea',
          name: 'story',
          label: 'Main risks',
          hint: 'For example: in transit, in the rain, in front of an audience.',
        },
      ],
    },
  },
}
