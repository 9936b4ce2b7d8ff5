import { insuranceQuotes } from '@/content/insurance-quotes'
import { RequestPage } from '@/requests/request-page'
import { requestMeta } from '@/requests/request-type'

export const meta = requestMeta(insuranceQuotes)

/** The quote request for the insurance type in `?type=`. */
export const Component = () => <RequestPage copy={insuranceQuotes} />
