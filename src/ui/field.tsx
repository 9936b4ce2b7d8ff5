import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '@/lib/cn'

interface FieldProps {
  label: string
  /** The error message, linked to the input by aria-describedby. */
  error?: string
  hint?: ReactNode
  optional?: boolean
}

const control =
  'block w-full rounded border border-control bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:bg-danger-tint'

function useDescription({ error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    described: { 'aria-describedby': describedBy || undefined, 'aria-invalid': !!error },
  }
}

function Frame({
  id,
  label,
  error,
  hint,
  optional,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-muted">Optional</span>}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** A labelled input. `trailing` is placed inside, at its end. */
export function TextField({
  label,
  error,
  hint,
  optional,
  trailing,
  className,
  ...rest
}: FieldProps & ComponentProps<'input'> & { trailing?: ReactNode }) {
  const { id, described } = useDescription({ error, hint })
  return (
    <Frame id={id} label={label} error={error} hint={hint} optional={optional}>
      <div className="relative">
        <input
          id={id}
          className={cn(control, !!trailing && 'pr-20', className)}
          {...described}
          {...rest}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-1.5 flex items-center">{trailing}</div>
        )}
      </div>
    </Frame>
  )
}

/** A labelled textarea. */
export function TextArea({
  label,
  error,
  hint,
  optional,
  className,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const { id, described } = useDescription({ error, hint })
  return (
    <Frame id={id} label={label} error={error} hint={hint} optional={optional}>
      <textarea id={id} className={cn(control, 'resize-y', className)} {...described} {...rest} />
    </Frame>
  )
}

/** A labelled select. */
export function SelectField({
  label,
  error,
  hint,
  optional,
  className,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  const { id, described } = useDescription({ error, hint })
  return (
    <Frame id={id} label={label} error={error} hint={hint} optional={optional}>
      <select id={id} className={cn(control, 'min-h-12', className)} {...described} {...rest} />
    </Frame>
  )
}
