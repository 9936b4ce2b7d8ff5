import { clsx } from 'clsx'
import { ChevronDown, CircleAlert, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import type { FieldError } from '@/lib/validate'
import type { FormFieldProps } from './use-form'

interface FieldProps {
  label: string
  /** Like the hint, it is part of the input's accessible description. */
  error?: FieldError
  hint?: ReactNode
  /** If false, "Optional" is shown. */
  required?: boolean
  /** Whether only screen readers get the label, and the field is as tall as a button. */
  compact?: boolean
  /** Shown inside the input, at its start. */
  icon?: LucideIcon
  /** A button inside the input, at its end. */
  trailing?: ReactNode
}

type Props<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, 'className'>

/** A labeled input. */
export const TextField = (props: Props<'input'>) => <Field as="input" {...props} />

/** A labeled input for an email address. */
export const EmailField = (props: Props<'input'>) => (
  <TextField type="email" inputMode="email" required {...props} />
)

/** A labeled textarea of `rows` lines, which grows with its text up to half the window. */
export const TextArea = ({ rows = 3, ...rest }: Props<'textarea'>) => (
  <Field
    as="textarea"
    // field-sizing ignores the attribute `rows`. The vertical padding adds 1.25rem.
    style={{ minHeight: `calc(${rows}lh + 1.25rem + 2px)` }}
    className="field-sizing-content max-h-[50dvh] resize-y"
    {...rest}
  />
)

/** A labeled select. HTML has no `readonly` for it, so it is disabled instead. */
export const SelectField = ({ readOnly, ...rest }: Props<'select'> & { readOnly?: boolean }) => (
  <Field
    as="select"
    disabled={readOnly}
    className="appearance-none"
    trailing={<ChevronDown className="mx-3 size-4" />}
    {...rest}
  />
)

/** A labeled select of texts, of which none is chosen at first. */
export const ChoiceField = ({
  choices,
  ...rest
}: ComponentProps<typeof SelectField> & { choices: readonly string[] }) => (
  <SelectField {...rest}>
    <option value="">Choose one</option>
    {choices.map((choice) => (
      <option key={choice}>{choice}</option>
    ))}
  </SelectField>
)

/** A labeled checkbox, whose value is 'yes' or empty. */
export const CheckboxField = ({
  label,
  name,
  value,
  readOnly,
  onChange,
}: { label: string } & FormFieldProps) => (
  <label className="flex items-start gap-3 text-sm">
    <input
      type="checkbox"
      name={name}
      value="yes"
      checked={value === 'yes'}
      // A disabled one would lose the focus.
      aria-disabled={readOnly || undefined}
      onChange={({ target }) =>
        !readOnly && onChange({ target: { value: target.checked ? 'yes' : '' } })
      }
      className="my-0.5 size-5 shrink-0 accent-accent"
    />
    {label}
  </label>
)

function Field({
  as: Control,
  label,
  error,
  hint,
  required,
  compact = false,
  autoComplete = 'off',
  className,
  icon: Icon,
  trailing,
  ...rest
}: FieldProps & { as: ElementType } & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'className' | 'disabled' | 'style' | 'type'
  >) {
  const id = useId()
  const hydrated = useHydrated()
  return (
    <div>
      <div className={compact ? 'sr-only' : 'mb-1.5 flex flex-wrap items-baseline gap-x-2 text-sm'}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {required === false && <span className="text-xs text-muted">Optional</span>}
      </div>
      <div className="relative">
        {Icon && (
          <Icon className="pointer-events-none absolute inset-y-0 left-3.5 z-1 my-auto size-5 text-muted" />
        )}
        <Control
          id={id}
          aria-describedby={`${id}-notes`}
          aria-invalid={!!error}
          required={required}
          // After Back, the browser would fill in a previous user's input. Drafts restore input
          // instead.
          autoComplete={hydrated ? autoComplete : 'off'}
          // The margin keeps a focused field from scrolling under a toast.
          className={clsx(
            'block w-full scroll-mt-24 rounded border border-control bg-surface',
            'text-base leading-normal text-ink placeholder:text-muted',
            'aria-invalid:border-danger aria-invalid:inset-ring-[0.5px] aria-invalid:inset-ring-danger',
            compact ? 'min-h-11 py-1.5' : 'min-h-12 py-2.5',
            Icon ? 'pl-11' : 'pl-3.5',
            Control === 'select' ? 'pr-10' : trailing ? 'pr-[min(6rem,50%)]' : 'pr-3.5',
            // Browsers render date fields with a different height.
            rest.type === 'date' && 'h-12.25',
            className,
          )}
          {...rest}
        />
        {trailing && (
          <div className="pointer-events-none absolute inset-y-0 right-0.5 flex items-center *:[button]:pointer-events-auto *:[button]:inset-focus">
            {trailing}
          </div>
        )}
      </div>
      <div id={`${id}-notes`} className="text-sm">
        {error && (
          <p className="mt-1.5 flex gap-1.5 font-medium text-danger">
            <CircleAlert className="mt-1 size-4 shrink-0" />
            {typeof error === 'string' ? error : error(label)}
          </p>
        )}
        {hint && <p className="mt-1.5 text-muted">{hint}</p>}
      </div>
    </div>
  )
}
