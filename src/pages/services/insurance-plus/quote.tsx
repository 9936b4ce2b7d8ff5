import { insuranceQuotes } from '@/content/insurance-quotes'
import { requestMeta } from '@/content/requests'
import { RequestPage } from '@/requests/request-page'

export const meta = requestMeta(insuranceQuotes)

/** The quote request for the insurance type in `?type=`. */
export const Component = () => <RequestPage copy={insuranceQuotes} />
