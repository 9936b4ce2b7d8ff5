import {
  type FormEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type ApiError, isErrorOfKind, toApiError } from '@/lib/errors'
import { useHydrated } from '@/lib/use-hydrated'
import type { FieldError } from '@/lib/validate'
import { dismissError } from './toast-store'

/** The result of a form's last submission. */
interface FormResult {
  text: string
  /** The error, if the submission failed. */
  error?: ApiError
}

/** The props of a field that depend on its form. */
export interface FormFieldProps {
  name: string
  value: string
  error: FieldError | undefined
  readOnly: boolean
  onChange: (event: { target: { value: string } }) => void
}

type FieldErrors<Values> = { [Name in keyof Values]?: FieldError }

/** Values that are all texts. */
type Texts<Values> = { readonly [Name in keyof Values]: string }

export interface FormOptions<Values> {
  /** The first values, by default none. */
  defaultValues?: Values
  /** The current values, if the caller keeps them. Then `onChange` changes them. */
  values?: Values
  onChange?: (values: Values) => void
  /** Whether a form that was left is still sending `values`. */
  isSending?: boolean
  /**
   * What the caller knows of `values`, if anything: that they may have been sent before, or conflict with
   * others. With it, the form doesn't remember an unknown outcome itself.
   */
  notice?: string
  /** Returns the errors of invalid fields, in the order of the form. */
  validate?: (values: Values) => FieldErrors<Values>
  /** Called instead of `onSubmit` if fields are invalid. */
  onInvalid?: (values: Values) => void
  onSubmit: (values: Values) => Promise<string | void> | void
}

/**
 * Returns the state of a form. Submitting invalid fields shows their errors and focuses the first.
 * Submitting valid fields calls `onSubmit`, and the form is pending until that ends. `result` is the
 * text that it returns or the error that it throws, until the next submit. `earlierError` is the notice,
 * or an error of kind `unknown-outcome`, until a later submit succeeds. An error about a field is shown
 * there instead, and focused, until the next change. Input from before hydration fills empty fields.
 */
export function useForm<Values extends Texts<Values> = object>({
  defaultValues = {} as Values,
  values: keptValues,
  onChange,
  isSending = false,
  notice,
  validate = () => ({}),
  onInvalid,
  onSubmit,
}: FormOptions<Values>) {
  const [ownValues, setOwnValues] = useState(defaultValues)
  const values = keptValues ?? ownValues
  const [showErrors, setShowErrors] = useState(false)
  const [rejected, setRejected] = useState<FieldErrors<Values>>({})
  const [result, setResult] = useState<FormResult>()
  const [unknownOutcome, setUnknownOutcome] = useState('')
  const [isSubmitting, setIsSubmitting] = useState(false)
  const earlierError = notice ?? unknownOutcome
  const repeatsEarlier = earlierError && isErrorOfKind(result?.error, 'conflict', 'unknown-outcome')
  const isPending = isSubmitting || isSending
  const errors: FieldErrors<Values> = { ...(showErrors && validate(values)), ...rejected }
  const ref = useRef<HTMLFormElement>(null)
  useEarlyInput(ref, (typed) => {
    const known = typed.filter(([name]) => values[name as keyof Values] === '')
    if (known.length > 0) change({ ...values, ...Object.fromEntries(known) })
  })

  function change(next: Values) {
    setRejected({})
    setOwnValues(next)
    onChange?.(next)
  }

  /** Forgets the result and the errors. */
  function clearResult() {
    setShowErrors(false)
    setRejected({})
    setResult(undefined)
    setUnknownOutcome('')
  }

  /** Resolves to the error that `onSubmit` throws. */
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return undefined
    const form = event.currentTarget
    // An incomplete date has no value, so only the browser knows of it.
    const dates = form.querySelectorAll<HTMLInputElement>('[type=date]')
    const incomplete = [...dates].find(({ validity }) => validity.badInput)
    if (incomplete) return void incomplete.reportValidity()
    const firstError = Object.entries(validate(values)).find(([, error]) => error)
    setShowErrors(firstError !== undefined)
    setRejected({})
    setResult(undefined)
    dismissError()
    const findField = (name?: string) => form.querySelector<HTMLElement>(`[name="${name}"]`)
    if (firstError) {
      findField(firstError[0])?.focus()
      onInvalid?.(values)
      return undefined
    }
    setIsSubmitting(true)
    try {
      const text = await onSubmit(values)
      if (text) setResult({ text })
      setUnknownOutcome('')
      return undefined
    } catch (caught) {
      const error = toApiError(caught)
      const field = findField(error.field)
      if (field) setRejected({ [error.field!]: error.message } as typeof rejected)
      else setResult({ text: error.message, error })
      if (error.kind === 'unknown-outcome') setUnknownOutcome(error.message)
      field?.focus()
      return error
    } finally {
      setIsSubmitting(false)
    }
  }

  return {
    ref,
    values,
    isPending,
    earlierError: isPending ? undefined : earlierError,
    result: isPending || repeatsEarlier ? undefined : result,
    handleSubmit,
    clearResult,
    /** Forgets the values, too, unless the caller keeps them. */
    reset() {
      setOwnValues(defaultValues)
      clearResult()
    },
    getFieldProps: (name: keyof Values & string): FormFieldProps => ({
      name,
      value: values[name],
      error: errors[name],
      readOnly: isPending,
      onChange: (event) => change({ ...values, [name]: event.target.value }),
    }),
  }
}

/** Calls `onAdopt` after hydration with the fields that were filled in before, as [name, text]. */
function useEarlyInput(
  formRef: RefObject<HTMLFormElement | null>,
  onAdopt: (typed: [string, FormDataEntryValue][]) => void,
) {
  const hydrated = useHydrated()
  const typedRef = useRef<[string, FormDataEntryValue][]>([])
  const adopt = useEffectEvent(() => onAdopt(typedRef.current))

  useLayoutEffect(() => {
    if (hydrated) return adopt()
    // Read them now, because the next render overwrites them, and adopt them after it, which has the
    // draft.
    if (formRef.current)
      typedRef.current = [...new FormData(formRef.current)].filter(([, text]) => text)
  }, [hydrated, formRef])
}

export type FormState = Pick<
  ReturnType<typeof useForm>,
  'ref' | 'isPending' | 'earlierError' | 'result' | 'handleSubmit'
>
