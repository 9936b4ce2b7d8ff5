import type { RequestCopy } from '@/content/requests'
import type { Address, PageMeta } from '@/content/types'
import { slugAt } from '@/routing/routes'

/** The type that the path or the query of the URL names, if it is one of them. */
export const requestTypeAt = ({ types }: RequestCopy, { pathname, search }: Address) =>
  [slugAt(pathname), ...new URLSearchParams(search).getAll('type')].find(
    (slug) => slug && Object.hasOwn(types, slug),
  )

/** The title and description of a request page: those of its type, if the address names one. */
export const requestMeta =
  (copy: RequestCopy) =>
  (address: Address): PageMeta => {
    const type = requestTypeAt(copy, address)
    if (!type) return copy.meta
    const { headline, text } = copy.types[type]!
    return { title: headline, description: text }
  }
