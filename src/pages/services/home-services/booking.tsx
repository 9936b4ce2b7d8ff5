import { homeServiceBookings } from '@/content/pages/services/home-services/booking'
import { inquiryPage } from '@/features/inquiries/inquiry-page'

export const { meta, Component } = inquiryPage(homeServiceBookings)
