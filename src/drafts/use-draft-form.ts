import { useLayoutEffect } from 'react'
import { type FormOptions, useForm } from '@/ui/use-form'
import {
  anonymousOwner,
  discardDraft,
  type DraftName,
  type FormValues,
  isSameText,
  readDraft,
  setDraft,
  updateDraft,
  useDraftStore,
} from './drafts'
import { useSendingStore } from './send-draft'

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
    draft,
    validate,
    onSubmit(values) {
      // Whatever is sent is a draft, also a text that is unchanged.
      draft.save(values, basedOn)
      return onSubmit(values)
    },
  })
  return { ...form, draft }
}

/** Returns the draft of a form. */
export function useDraft(ownerId: string, name: DraftName) {
  const draft = useDraftStore((drafts) => drafts[ownerId]?.[name])
  const hasHiddenDraft = useDraftStore(
    (drafts) =>
      ownerId === anonymousOwner &&
      Object.entries(drafts).some(([other, own]) => other !== anonymousOwner && own?.[name]),
  )
  const isSending = useSendingStore((sending) => !!draft && sending[draft.key] === true)

  useLayoutEffect(() => {
    const failure = readDraft(ownerId, name)?.failure
    updateDraft(ownerId, name, {
      isRestored: true,
      failure: failure?.kind === 'conflict' ? failure : undefined,
    })
  }, [ownerId, name])

  return {
    ...draft,
    /** Whether a visitor doesn't see the draft of a user, whose session has ended. */
    hasHiddenDraft,
    /** Whether the draft is being sent, also by a form that was left. */
    isSending,
    save(values: FormValues, basedOn?: string) {
      const saved = readDraft(ownerId, name)
      const known = [saved, ...(saved?.unanswered ?? [])].find(
        (text) => text && isSameText(text.values, values),
      )
      setDraft(ownerId, name, { basedOn, ...saved, values, key: known?.key })
    },
    discard: () => discardDraft(ownerId, name),
  }
}
