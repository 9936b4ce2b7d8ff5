import {
  type ComponentProps,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from './button'
import { NoscriptNotice } from './noscript-notice'

/** The props of a field that depend on its form. */
export interface FormField {
  name: string
  value: string
  error: string | undefined
  readOnly: boolean
  onChange: (event: { target: { value: string } }) => void
}

/**
 * Returns an error message for each invalid field, in the order of the form. `unreadable` names the
 * date fields that hold a part of a date, which their empty value hides.
 */
export type Check<Values> = (
  values: Values,
  unreadable: string[],
) => { [Name in keyof Values]?: string }

/**
 * The state of a form. Its errors show once it is submitted: then `onInvalid` is called, and the first
 * invalid field takes the focus. Without errors, `onSubmit` is called, and the form is pending until it
 * has ended. What was typed before hydration replaces the `values`.
 */
export function useForm<Values extends { readonly [Name in keyof Values]: string }>({
  values,
  onChange,
  check = () => ({}),
  isBusy = false,
  onInvalid,
  onSubmit,
}: {
  values: Values
  onChange: (values: Values) => void
  check?: Check<Values>
  /** Makes the form pending, as while an earlier submit has not ended. */
  isBusy?: boolean
  onInvalid?: () => void
  onSubmit?: (form: HTMLFormElement) => unknown
}) {
  /** The unreadable fields at the last submit, if that found an error. */
  const [unreadable, setUnreadable] = useState<string[]>()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const isPending = isBusy || isSubmitting
  const errors = unreadable && check(values, unreadable)
  const ref = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  /** The input from before hydration, by field. */
  const [earlyInput, setEarlyInput] = useState<[string, FormDataEntryValue][]>([])

  const adoptEarlyInput = useEffectEvent(() => {
    const typed = earlyInput.filter(([name]) => name in values)
    if (typed.length > 0) onChange({ ...values, ...Object.fromEntries(typed) })
  })
  useLayoutEffect(() => {
    if (hydrated || !ref.current) return
    const filled = [...new FormData(ref.current)].filter(([, value]) => value)
    if (filled.length > 0) setEarlyInput(filled)
  }, [hydrated])
  // One render after a draft was restored, so that `values` has the draft.
  useLayoutEffect(() => adoptEarlyInput(), [earlyInput])

  return {
    ref,
    isPending,
    field: (name: keyof Values & string): FormField => ({
      name,
      value: values[name],
      error: errors?.[name],
      readOnly: isPending,
      onChange: (event) => onChange({ ...values, [name]: event.target.value }),
    }),
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isPending) return
      const form = event.currentTarget
      const badInputs = [...form.querySelectorAll('input')]
        .filter(({ validity }) => validity.badInput)
        .map(({ name }) => name)
      const found = Object.entries(check(values, badInputs)).find(([, error]) => error)
      setUnreadable(found && badInputs)
      if (found) {
        onInvalid?.()
        return form.querySelector<HTMLElement>(`[name="${found[0]}"]`)?.focus()
      }
      setIsSubmitting(true)
      try {
        await onSubmit?.(form)
      } finally {
        setIsSubmitting(false)
      }
    },
  }
}

export type FormState = Pick<ReturnType<typeof useForm>, 'ref' | 'isPending' | 'submit'>

/**
 * A form that shows its errors at the fields instead of the browser's bubbles. With `autoFocus`, its
 * first field takes the focus as soon as it can.
 */
export function Form({
  form,
  autoFocus = false,
  children,
  ...rest
}: { form: FormState; autoFocus?: boolean } & Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const { ref } = form
  const hydrated = useHydrated()
  const [isHydrating] = useState(!hydrated)

  useEffect(() => {
    if (!autoFocus) return
    const isFree = () => document.activeElement === document.body
    const focus = () => ref.current?.querySelector('input')?.focus({ preventScroll: true })
    // Before hydration, the visitor may have moved the focus.
    if (!isHydrating || isFree()) focus()
    // The first page is hidden until the effects have run.
    queueMicrotask(() => {
      if (isFree()) focus()
    })
  }, [autoFocus, isHydrating, ref])

  return (
    <form
      ref={ref}
      // Without JavaScript it is not sent: the URL would have the password.
      method="dialog"
      onSubmit={form.submit}
      noValidate
      className="grid grid-cols-1 gap-5"
      {...rest}
    >
      <NoscriptNotice feature="This form" />
      {children}
    </form>
  )
}

/** The button that submits a form. `pendingLabel` is its text while the form is pending. */
export function SubmitButton({
  form,
  pendingLabel,
  children,
  ...rest
}: { form: FormState; pendingLabel: string } & Omit<ComponentProps<typeof Button>, 'form'>) {
  return (
    <Button type="submit" variant="primary" disabled={form.isPending} {...rest}>
      {form.isPending ? pendingLabel : children}
    </Button>
  )
}
