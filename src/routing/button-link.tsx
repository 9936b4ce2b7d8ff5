import type { ComponentProps } from 'react'
import { Link } from './link'
import { buttonVariants } from '@/ui/button'

/** A link that looks like a button. It isn't in `ui/`, which has no routes. */
export const ButtonLink = ({
  variant,
  className,
  ...rest
}: ComponentProps<typeof Link> & Pick<Parameters<typeof buttonVariants>[0], 'variant'>) => (
  <Link className={buttonVariants({ variant, className })} {...rest} />
)
