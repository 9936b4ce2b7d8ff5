import { useSearchParams } from 'react-router'
import { insuranceQuotes } from '@/content/insurance-quotes'
import { quote } from '@/content/links'
import { quoteTypes } from '@/content/request-kinds'
import { RequestPage } from '@/sections/request-page'

export { meta } from '@/content/insurance-quotes'

/** Asks for a quote of the kind of insurance that `?type=` names. */
export function Component() {
  const [params] = useSearchParams()
  return (
    <RequestPage
      copy={insuranceQuotes}
      names={quoteTypes}
      linkTo={quote}
      kind={params.get('type')}
    />
  )
}
