import { servicesMenu } from '@/content/navigation'

/** The look of an entry of the top navigation: a link or the Services button. */
export const navigationItem =
  'group flex min-h-11 items-center gap-1 rounded-full px-3.5 text-sm font-medium text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink data-active:font-semibold data-active:text-ink'

/** Whether a path is `parent` or below it. */
export const isPathWithin = (path: string, parent: string) =>
  path === parent || path.startsWith(`${parent}/`)

/** Whether a path belongs to an entry of the Services menu. */
export const isServicePath = (path: string) =>
  servicesMenu
    .flatMap((item) => ('links' in item ? item.links : item))
    .some((link) => isPathWithin(path, link.path))
