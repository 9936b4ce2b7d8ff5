/** The slugs of the types of insurance, travel and home service that have their own page. */
export const quoteTypes = [
  'business',
  'health',
  'life',
  'vehicle',
  'property',
  'specialized-coverage',
] as const

export type QuoteType = (typeof quoteTypes)[number]

export const travelTypes = [
  'flights',
  'hotels-stays',
  'car-rentals',
  'package-tours',
  'activities-attractions',
] as const

export type TravelType = (typeof travelTypes)[number]

export const homeServices = [
  'repairs-maintenance',
  'cleaning-services',
  'food-grocery-delivery',
  'beauty-wellness-at-home',
  'moving-shifting',
  'pest-control',
  'event-services',
] as const

export type HomeService = (typeof homeServices)[number]
