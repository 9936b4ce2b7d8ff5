import type { InquiryCopy } from '@/content/inquiries'
import type { Address, PageMeta } from '@/content/types'
import { slugAt } from '@/routing/routes'

/** The type that the path or the query of the URL names, if it is one of them. */
export const inquiryTypeAt = ({ types }: InquiryCopy, { pathname, search }: Address) =>
  [slugAt(pathname), ...new URLSearchParams(search).getAll('type')].find(
    (slug) => slug && Object.hasOwn(types, slug),
  )

/** The title and description of an inquiry page: those of its type, if the address names one. */
export const inquiryMeta =
  (copy: InquiryCopy) =>
  (address: Address): PageMeta => {
    const type = inquiryTypeAt(copy, address)
    if (!type) return copy.meta
    const { headline, text } = copy.types[type]!
    return { title: headline, description: text }
  }
