import { type FormOptions, useForm } from '@/ui/use-form'
import { type DraftName, isSameText, useDraft } from './drafts'

/**
 * Returns a form that keeps its values as a draft, and the draft. Input that is the same as
 * `defaultValues` again discards the draft.
 */
export function useDraftForm<Values extends Readonly<Record<string, string>>>({
  ownerId,
  name,
  defaultValues,
  basedOn,
  validate,
  onSubmit,
}: {
  ownerId: string
  name: DraftName
  defaultValues: Values
  /** The `updated_at` of the post whose values `defaultValues` are. */
  basedOn?: string
} & Pick<FormOptions<Values>, 'validate' | 'onSubmit'>) {
  const draft = useDraft(ownerId, name)
  const form = useForm<Values>({
    values: { ...defaultValues, ...draft.values },
    onChange: (values) =>
      // A sent text may be saved by now, so going back to the text before it is a change, too.
      isSameText(values, defaultValues) && !(basedOn && draft.unanswered?.length)
        ? draft.discard()
        : draft.save(values, basedOn),
    validate,
    onSubmit(values) {
      // Whatever is sent is a draft, also a text that is unchanged.
      draft.save(values, basedOn)
      return onSubmit(values)
    },
  })
  return { ...form, draft, isPending: form.isPending || draft.isSending }
}
