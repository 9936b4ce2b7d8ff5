import type { IconName } from '@/ui/icon-names'
import type { HomeService, QuoteType, TravelType } from './request-kinds'

/** The icons of the kinds, for where one is chosen. */
export const requestIcons: Record<QuoteType | TravelType | HomeService, IconName> = {
  business: 'briefcase',
  health: 'heart-pulse',
  life: 'umbrella',
  vehicle: 'car',
  property: 'house',
  'specialized-coverage': 'gem',
  flights: 'plane',
  'hotels-stays': 'bed-double',
  'car-rentals': 'car-front',
  'package-tours': 'luggage',
  'activities-attractions': 'ticket',
  'repairs-maintenance': 'wrench',
  'cleaning-services': 'spray-can',
  'food-grocery-delivery': 'shopping-basket',
  'beauty-wellness-at-home': 'scissors',
  'moving-shifting': 'truck',
  'pest-control': 'bug',
  'event-services': 'party-popper',
}
