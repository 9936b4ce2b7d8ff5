/** The types of insurance, travel and home service that have their own page, by slug. */
export const quoteTypes = {
  business: 'Business',
  health: 'Health',
  life: 'Life',
  vehicle: 'Vehicle',
  property: 'Property',
  'specialized-coverage': 'Specialized Coverage',
} as const

export type QuoteType = keyof typeof quoteTypes

export const travelTypes = {
  flights: 'Flights',
  'hotels-stays': 'Hotels & Stays',
  'car-rentals': 'Car Rentals',
  'package-tours': 'Package Tours',
  'activities-attractions': 'Activities & Attractions',
} as const

export type TravelType = keyof typeof travelTypes

export const homeServices = {
  'repairs-maintenance': 'Repairs & Maintenance',
  'cleaning-services': 'Cleaning Services',
  'food-grocery-delivery': 'Food & Grocery Delivery',
  'beauty-wellness-at-home': 'Beauty & Wellness at Home',
  'moving-shifting': 'Moving',
  'pest-control': 'Pest Control',
  'event-services': 'Event Services',
} as const

export type HomeService = keyof typeof homeServices
