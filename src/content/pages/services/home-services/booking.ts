import { Bug, PartyPopper, Scissors, ShoppingBasket, SprayCan, Truck, Wrench } from 'lucide-react'
import { homeServiceHref } from '@/content/catalog/hrefs'
import type { HomeService } from '@/content/catalog/inquiry-slugs'
import type { InquiryContent } from '@/content/types'
import { sendStep } from '@/content/shared-copy'

const timesOfDay = ['Morning', 'Midday', 'Afternoon', 'Evening', 'Any time']

export const homeServiceBookings: InquiryContent<HomeService> = {
  subject: 'HomeServicesInquiry',
  headline: 'Ask about a job at home',
  text: 'Choose a service. If you need two, choose one and mention the other.',
  description:
    'List what a pro would ask about repairs, cleaning, groceries, beauty, moving, pests or a party. Our reply helps you hire; we don’t send anyone yet.',
  formTitle: 'Service request',
  typesTitle: 'Services',
  typesLabel: 'Home services',
  nextSteps: [
    'Your request becomes a message that you can change before you send it.',
    sendStep,
    'We’ll reply by email with what to settle before you hire someone; nothing is booked. A reply can take days.',
  ],
  reply: 'We’ll reply with what to ask whoever you hire; we don’t send anyone or quote prices yet.',
  hrefFor: homeServiceHref,
  types: {
    'repairs-maintenance': {
      label: 'Repairs & Maintenance',
      icon: Wrench,
      headline: 'Ask about repairs and maintenance',
      text: 'Tell us the make, the model and the room. If a pipe bursts, don’t wait for our reply: shut off the water and call a plumber. If you see sparks or smoke, or smell gas, get out first, then call 911.',
      fields: [
        {
          kind: 'textarea',
          name: 'problem',
          label: 'Problem',
          required: true,
          hint: 'Which room, since when, and the make if there’s a label. Tell us if you have a photo.',
        },
        { kind: 'zip', name: 'zip', label: 'ZIP code', required: true },
        {
          kind: 'date',
          name: 'day',
          label: 'When you’d like it done',
          required: true,
          isWithinYear: true,
        },
        { kind: 'select', name: 'time', label: 'Time of day', options: timesOfDay },
      ],
    },
    'cleaning-services': {
      label: 'Cleaning Services',
      icon: SprayCan,
      headline: 'Ask about home cleaning services',
      text: 'Tell us the rooms and the occasion.',
      fields: [
        {
          kind: 'select',
          name: 'cleaning',
          label: 'Type of cleaning',
          required: true,
          options: [
            'Regular cleaning',
            'One-time deep cleaning',
            'Before or after a move',
            'Windows only',
          ],
        },
        {
          kind: 'number',
          name: 'rooms',
          label: 'Number of rooms',
          hint: 'Count the kitchen and bathrooms.',
          required: true,
          min: 1,
          max: 100,
        },
        {
          kind: 'select',
          name: 'often',
          label: 'Frequency',
          options: ['Once', 'Every week', 'Every two weeks', 'Every month'],
        },
        { kind: 'zip', name: 'zip', label: 'ZIP code', required: true },
        { kind: 'date', name: 'day', label: 'First day', required: true, isWithinYear: true },
        {
          kind: 'textarea',
          name: 'notes',
          label: 'Products and pets',
          hint: 'For example: no bleach, and the cat stays in the study.',
        },
      ],
    },
    'food-grocery-delivery': {
      label: 'Food & Grocery Delivery',
      icon: ShoppingBasket,
      headline: 'Ask about food and grocery delivery',
      text: 'List what you need. If someone needs food today, call a local store or 211.',
      fields: [
        {
          kind: 'textarea',
          name: 'list',
          label: 'Shopping list or dishes',
          required: true,
          hint: 'Note what could be swapped if something is out of stock.',
        },
        { kind: 'zip', name: 'zip', label: 'Delivery ZIP code', required: true },
        { kind: 'date', name: 'day', label: 'Delivery day', required: true, isWithinYear: true },
        { kind: 'select', name: 'time', label: 'Time of day', required: true, options: timesOfDay },
        { kind: 'text', name: 'allergies', label: 'Allergies and diets' },
      ],
    },
    'beauty-wellness-at-home': {
      label: 'Beauty & Wellness at Home',
      icon: Scissors,
      headline: 'Ask about beauty and wellness at home',
      text: 'Tell us who it’s for and what they prefer.',
      fields: [
        {
          kind: 'text',
          name: 'treatment',
          label: 'Treatment',
          required: true,
          hint: 'For example: cut and blow-dry, pedicure, massage.',
        },
        { kind: 'number', name: 'people', label: 'Number of people', min: 1, max: 50 },
        { kind: 'zip', name: 'zip', label: 'ZIP code', required: true },
        {
          kind: 'date',
          name: 'day',
          label: 'When you’d like it done',
          required: true,
          isWithinYear: true,
        },
        { kind: 'select', name: 'time', label: 'Time of day', options: timesOfDay },
        {
          kind: 'textarea',
          name: 'comfort',
          label: 'Comfort and preferences',
          hint: 'For example: stairs, sensitive skin, scents to avoid, a woman or a man preferred.',
        },
      ],
    },
    'moving-shifting': {
      label: 'Moving',
      icon: Truck,
      headline: 'Ask about moving',
      text: 'List the ZIP codes, the stairs and the largest pieces.',
      fields: [
        { kind: 'zip', name: 'origin', label: 'Moving from (ZIP code)', required: true },
        { kind: 'zip', name: 'destination', label: 'Moving to (ZIP code)', required: true },
        { kind: 'date', name: 'day', label: 'Moving day', required: true, isWithinYear: true },
        {
          kind: 'select',
          name: 'size',
          label: 'Size of the move',
          required: true,
          options: [
            'A few pieces',
            'A studio or one bedroom',
            'Two or three bedrooms',
            'Four bedrooms or more',
            'An office',
          ],
        },
        {
          kind: 'text',
          name: 'stairs',
          label: 'Stairs and elevators',
          hint: 'For example: third floor with no elevator, then ground floor.',
        },
        {
          kind: 'textarea',
          name: 'heavy',
          label: 'Heavy, fragile or awkward items',
          hint: 'Also note whether you’d want boxes or help packing.',
        },
      ],
    },
    'pest-control': {
      label: 'Pest Control',
      icon: Bug,
      headline: 'Ask about pest control',
      text: 'Tell us what you saw, where and when, and who lives with you.',
      fields: [
        {
          kind: 'select',
          name: 'pest',
          label: 'Type of pest',
          required: true,
          options: [
            'Ants',
            'Bed bugs',
            'Cockroaches',
            'Mice or rats',
            'Moths',
            'Wasps or hornets',
            'Something else, or I’m not sure',
          ],
        },
        {
          kind: 'text',
          name: 'where',
          label: 'Where and when you saw it',
          required: true,
          hint: 'For example: under the sink, at night, for two weeks.',
        },
        { kind: 'zip', name: 'zip', label: 'ZIP code', required: true },
        { kind: 'date', name: 'day', label: 'Earliest day', required: true, isWithinYear: true },
        {
          kind: 'textarea',
          name: 'household',
          label: 'Children, pets and allergies',
          hint: 'An aquarium counts too.',
        },
      ],
    },
    'event-services': {
      label: 'Event Services',
      icon: PartyPopper,
      headline: 'Ask about event services',
      text: 'Tell us the occasion, the guests and the help you need.',
      fields: [
        {
          kind: 'text',
          name: 'occasion',
          label: 'Occasion',
          required: true,
          hint: 'For example: baptism, lunch in the backyard.',
        },
        { kind: 'date', name: 'day', label: 'Date', required: true, isWithinYear: true },
        { kind: 'number', name: 'guests', label: 'Guests', required: true, min: 1, max: 5000 },
        { kind: 'zip', name: 'zip', label: 'Event ZIP code', required: true },
        {
          kind: 'textarea',
          name: 'help',
          label: 'Help needed',
          required: true,
          hint: 'For example: 40 chairs, a cook, two people to wash dishes until ten.',
        },
      ],
    },
  },
}
