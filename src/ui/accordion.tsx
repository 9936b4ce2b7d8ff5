import * as Radix from '@radix-ui/react-accordion'
import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'

// Radix' Accordion with the site's styles. The namespace and its parts have the same names as on
// radix-ui.com, which documents them.

/** `Header` is an h3 around the trigger. */
export { Header, Item } from '@radix-ui/react-accordion'

/** Opens at most one item at a time. */
export function Root(props: Omit<Radix.AccordionSingleProps, 'type'>) {
  return <Radix.Root type="single" collapsible {...props} />
}

export function Trigger({ className, onClick, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={clsx('group flex w-full items-center text-left', className)}
      onClick={(event) => {
        keepInPlace(event)
        onClick?.(event)
      }}
      {...rest}
    />
  )
}

/** Keeps a clicked trigger under the pointer if an item above it closes. */
function keepInPlace({ currentTarget: trigger }: MouseEvent<HTMLElement>) {
  const scroller = trigger.closest('[data-scroll-container]') ?? document.documentElement
  const before = trigger.getBoundingClientRect().top
  requestAnimationFrame(() => {
    const moved = trigger.getBoundingClientRect().top - before
    scroller.scrollBy({ top: moved, behavior: 'instant' })
  })
}

/**
 * With `forceMount` the closed content stays in the HTML, for search engines, print and without
 * JavaScript. With `collapses="below-lg"` it is always visible on wide screens.
 */
export function Content({
  collapses = 'always',
  className,
  ...rest
}: ComponentProps<typeof Radix.Content> & { collapses?: 'always' | 'below-lg' }) {
  return (
    <Radix.Content
      className={clsx(
        'data-[state=open]:animate-unfold',
        collapses === 'always'
          ? 'not-print:not-noscript:data-[state=closed]:hidden'
          : 'max-lg:not-print:not-noscript:data-[state=closed]:hidden',
        className,
      )}
      {...rest}
    />
  )
}
