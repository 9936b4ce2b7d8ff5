import type { ComponentProps } from 'react'
// oxlint-disable-next-line no-restricted-imports
import { Link as RouterLink } from 'react-router-dom'
import type { Href } from '@/content/catalog/hrefs'
import type { RoutePath } from '@/content/catalog/page-routes'
import { type ButtonStyle, buttonVariants } from '@/ui/button'

/** A typed path, a path with a query from run time, or a section of the same page. */
export type LinkTo = Href | { pathname: RoutePath; search: string } | `#${string}`

/** React Router's Link. It compiles only for the paths of the route table, and lets pages fade. */
export const Link = (props: Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: LinkTo }) => (
  <RouterLink discover="none" viewTransition={!JSON.stringify(props.to).includes('#')} {...props} />
)

/** A link in running text. */
export const InlineLink = (props: ComponentProps<typeof Link>) => (
  <Link className="inline-link" {...props} />
)

/** A link that looks like a button. It isn't in `ui/`, which has no routes. */
export const ButtonLink = ({
  variant,
  className,
  ...rest
}: ComponentProps<typeof Link> & Pick<ButtonStyle, 'variant'>) => (
  <Link className={buttonVariants({ variant, className })} {...rest} />
)
