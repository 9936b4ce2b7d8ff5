import * as Radix from '@radix-ui/react-accordion'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

// Radix' Accordion in the look of the site. The parts keep their names: radix-ui.com documents them.

export const AccordionItem = Radix.Item

/** An h3 around the trigger. */
export const AccordionHeader = Radix.Header

/** One item at a time is open, and it can be closed. */
export function Accordion(props: Omit<Radix.AccordionSingleProps, 'type'>) {
  return <Radix.Root type="single" collapsible {...props} />
}

export function AccordionTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn('group flex w-full items-center text-left', className)}
      {...rest}
    />
  )
}

/** With `forceMount` the closed content stays in the HTML, for search engines and without JavaScript. */
export function AccordionContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content className={cn('accordion-content animate-slide-down', className)} {...rest} />
  )
}
