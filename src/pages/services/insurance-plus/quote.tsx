import { useSearchParams } from 'react-router-dom'
import { insuranceQuotes } from '@/content/insurance-quotes'
import { quote } from '@/content/links'
import { quoteTypes } from '@/content/request-types'
import { RequestPage } from '@/sections/request-page'

export { meta } from '@/content/insurance-quotes'

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
