import type { ComponentProps } from 'react'
import { Button } from './button'
import { NoscriptNotice } from './noscript-notice'
import type { FormState } from './use-form'

/** A form that shows errors at its fields; only an incomplete date in the browser's bubble. */
export const Form = ({
  form: { ref, handleSubmit },
  noscript,
  className = 'grid grid-cols-1 gap-5',
  children,
  ...rest
}: {
  form: FormState
  /** Shown above the fields if JavaScript is off. */
  noscript?: string
} & ComponentProps<'form'>) => (
  <form
    ref={ref}
    // Without JavaScript, the form is not sent, because the URL would contain the password.
    method="dialog"
    onSubmit={handleSubmit}
    noValidate
    className={className}
    {...rest}
  >
    {noscript && <NoscriptNotice>{noscript}</NoscriptNotice>}
    {children}
  </form>
)

/** A form's submit button, which shows `pendingLabel` while the form is pending. */
export const SubmitButton = ({
  form,
  pendingLabel,
  children,
  ...rest
}: { form: FormState; pendingLabel: string } & Omit<
  ComponentProps<typeof Button>,
  'form' | 'disabled'
>) => (
  <Button type="submit" disabled={form.isPending} {...rest}>
    {form.isPending ? pendingLabel : children}
  </Button>
)
