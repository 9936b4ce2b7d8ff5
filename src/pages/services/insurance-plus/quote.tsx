import { insuranceQuotes } from '@/content/pages/services/insurance-plus/quote'
import { inquiryPage } from '@/features/inquiries/inquiry-page'

export const { meta, Component } = inquiryPage(insuranceQuotes)
