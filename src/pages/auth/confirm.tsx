import type { PageMeta } from '@/content/types'
import { confirmMeta, emailLinks } from '@/features/account/copy'
import { FailedLink, type LinkKind, linkForms } from '@/features/account/link-forms'
import { validateEmail } from '@/lib/validate'
import type { PageLocation } from '@/routing/page-module'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'

const getLinkKind = (params: URLSearchParams) =>
  (Object.keys(emailLinks) as LinkKind[]).find((kind) => kind === params.get('type'))

export function meta({ search }: PageLocation): PageMeta {
  const kind = getLinkKind(new URLSearchParams(search))
  return kind ? { ...confirmMeta, title: emailLinks[kind].title } : confirmMeta
}

/** The page that email links open. Its button verifies them, because mail scanners open links. */
export function Component() {
  const [params] = useHydratedSearchParams()
  const kind = getLinkKind(params)
  const token = params.get('token_hash')
  const text = params.get('email') ?? ''
  const email = validateEmail(text) ? undefined : text
  if (!kind || !token || !email) return <FailedLink kind={kind} email={email} />
  const LinkForm = linkForms[kind]
  return <LinkForm token={token} email={email} />
}
