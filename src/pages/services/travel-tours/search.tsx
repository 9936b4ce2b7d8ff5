import { travelSearches } from '@/content/pages/services/travel-tours/search'
import { inquiryPage } from '@/features/inquiries/inquiry-page'

export const { meta, Component } = inquiryPage(travelSearches)
