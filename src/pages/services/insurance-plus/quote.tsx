import { type Location, useSearchParams } from 'react-router-dom'
import { insuranceQuotes } from '@/content/insurance-quotes'
import { quote } from '@/content/links'
import { quoteTypes } from '@/content/request-types'
import { requestMeta } from '@/content/requests'
import { RequestPage } from '@/requests/request-page'

export const meta = ({ search }: Pick<Location, 'search'>) =>
  requestMeta(insuranceQuotes, new URLSearchParams(search).get('type'))

/** The quote request for the insurance type in `?type=`. */
export function Component() {
  const [params] = useSearchParams()
  return (
    <RequestPage
      copy={insuranceQuotes}
      names={quoteTypes}
      linkTo={quote}
      type={params.get('type')}
    />
  )
}
