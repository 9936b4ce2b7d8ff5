import { type ComponentProps, useEffect, useState } from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from './button'
import { NoscriptNotice } from './noscript-notice'
import type { FormState } from './use-form'

/**
 * A form that shows errors at its fields instead of in browser bubbles. With `autoFocus`, it
 * focuses its first field as soon as possible.
 */
export function Form({
  form,
  autoFocus = false,
  children,
  ...rest
}: { form: FormState; autoFocus?: boolean } & ComponentProps<'form'>) {
  const { ref } = form
  const hydrated = useHydrated()
  const [isHydrating] = useState(!hydrated)

  useEffect(() => {
    if (!autoFocus) return
    const isFree = () => document.activeElement === document.body
    function focus() {
      // A hidden username for password managers may come first.
      const field: HTMLElement | null | undefined =
        ref.current?.querySelector('input:not([hidden])')
      field?.focus({ preventScroll: true })
    }
    // Before hydration, the visitor may have moved the focus.
    if (!isHydrating || isFree()) focus()
    // The first page is hidden until effects have run.
    queueMicrotask(() => {
      if (isFree()) focus()
    })
  }, [autoFocus, isHydrating, ref])

  return (
    <form
      ref={ref}
      // Without JavaScript, the form is not sent, because the URL would contain the password.
      method="dialog"
      onSubmit={form.handleSubmit}
      noValidate
      className="grid grid-cols-1 gap-5"
      {...rest}
    >
      <NoscriptNotice feature="This form" />
      {children}
    </form>
  )
}

/** A form's submit button, which shows `pendingLabel` while the form is pending. */
export function SubmitButton({
  form,
  pendingLabel,
  disabled = false,
  children,
  ...rest
}: { form: FormState; pendingLabel: string } & Omit<ComponentProps<typeof Button>, 'form'>) {
  return (
    <Button type="submit" disabled={disabled || form.isPending} {...rest}>
      {form.isPending ? pendingLabel : children}
    </Button>
  )
}
