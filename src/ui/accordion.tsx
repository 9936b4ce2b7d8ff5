import * as Radix from '@radix-ui/react-accordion'
import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

// Radix' Accordion with the site's styles. Its parts have the names that radix-ui.com documents.

/** `Header` is an h3 around the trigger. */
export { Header, Item } from '@radix-ui/react-accordion'

/** Opens at most one item at a time. */
export const Root = (props: Omit<Radix.AccordionSingleProps, 'type'>) => (
  <Radix.Root type="single" collapsible {...props} />
)

export const Trigger = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={clsx('group flex w-full items-center text-left', className)}
    onClickCapture={keepInPlace}
    {...rest}
  />
)

/** Keeps a clicked trigger under the pointer if an item above it closes. */
function keepInPlace({ currentTarget: trigger }: MouseEvent<HTMLElement>) {
  const scroller = trigger.closest('[data-scroll-container]') ?? document.documentElement
  const before = trigger.getBoundingClientRect().top
  requestAnimationFrame(() => {
    const moved = trigger.getBoundingClientRect().top - before
    scroller.scrollBy({ top: moved, behavior: 'instant' })
  })
}

export const Content = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={clsx('data-[state=open]:animate-unfold', className)} {...rest} />
)

/** Content that unfolds. When closed, it stays in the HTML, for search engines and print. */
export const FoldingContent = ({ children }: { children: ReactNode }) => (
  // It closes at once, so that `keepInPlace` sees it.
  <Radix.Content
    forceMount
    role="group"
    className="grid not-print:not-noscript:data-[state=closed]:hidden data-[state=open]:animate-fold-out"
  >
    <div className="overflow-hidden">{children}</div>
  </Radix.Content>
)
