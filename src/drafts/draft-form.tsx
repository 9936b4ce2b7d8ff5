import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { InlineLink } from '@/routing/link'
import { loginPageHref } from '@/routing/redirect-target'
import { Alert } from '@/ui/alert'
import { ConfirmButton } from '@/ui/confirm-dialog'
import { type FormOptions, useForm } from '@/ui/use-form'
import { confirmDiscardCopy, draftNoticeCopy } from './copy'
import {
  anonymousOwner,
  type Draft,
  type DraftName,
  discardDraft,
  findDraft,
  isSameText,
  saveDraft,
  updateDraft,
  useDraftStore,
} from './drafts'

/**
 * Returns a form that keeps its values as a draft. Input that is the same as `defaultValues` again
 * discards the draft.
 */
export function useDraftForm<Values extends Readonly<Record<string, string>>>({
  ownerId,
  name,
  defaultValues,
  basedOn,
  getNotice,
  onSubmit,
  ...rest
}: {
  ownerId: string
  name: DraftName
  defaultValues: Values
  /** The `updated_at` of the post whose values `defaultValues` are. */
  basedOn?: string
  /** Returns what to say of a text that was sent before, or whose post has changed or is gone. */
  getNotice?: (draft?: Draft) => string
  /** `save` saves what is sent as a draft, also if it is unchanged, and returns the draft. */
  onSubmit: (values: Values, save: (sent: Values) => Draft) => Promise<string | void> | void
} & Pick<FormOptions<Values>, 'validate' | 'onInvalid'>) {
  const { drafts } = useDraftStore()
  const draft = findDraft(ownerId, name, drafts)
  const hasHiddenDraft =
    ownerId === anonymousOwner &&
    drafts.some((other) => other.name === name && other.ownerId !== ownerId)

  useLayoutEffect(() => {
    const older = findDraft(ownerId, name)
    if (older) updateDraft(older.key, { isRestored: true })
  }, [ownerId, name])

  const save = (values: Values) => saveDraft({ ownerId, name, values, basedOn })

  const form = useForm<Values>({
    values: { ...defaultValues, ...draft?.values },
    onChange(values) {
      // A sent text may be saved by now, so going back to the text before it is a change, too.
      const isUnchanged = isSameText(values, defaultValues)
      if (isUnchanged && !(basedOn && draft?.unanswered?.length)) discard()
      else save(values)
    },
    isSending: draft?.isSending,
    notice: getNotice?.(draft),
    onSubmit: (values) => onSubmit(values, save),
    ...rest,
  })

  function discard() {
    if (draft) discardDraft(draft.key)
    form.clearResult()
  }

  return {
    ...form,
    draft,
    /** Whether a visitor doesn't see the draft of a user, whose session has ended. */
    hasHiddenDraft,
    discard,
  }
}

/** A notice about restored or prefilled input, or about the input of a user whose session has ended. */
export function DraftNotice({
  form: { ref, draft, hasHiddenDraft, isPending, discard },
  restored = draftNoticeCopy.restored,
}: {
  form: Omit<ReturnType<typeof useDraftForm>, 'values' | 'getFieldProps'>
  /** What to say of restored or prefilled input. */
  restored?: string
}) {
  const { pathname, search } = useLocation()
  if (hasHiddenDraft)
    return (
      <Alert role="alert" tone="info" className="col-span-full">
        {draftNoticeCopy.hidden}{' '}
        <InlineLink to={loginPageHref(pathname + search)}>{draftNoticeCopy.logIn}</InlineLink>{' '}
        {draftNoticeCopy.afterLogIn}
      </Alert>
    )
  if (!draft?.isRestored) return null

  function discardRestored() {
    ref.current?.querySelector<HTMLElement>('[name]')?.focus()
    discard()
  }

  return (
    <Alert
      tone="info"
      className="col-span-full"
      action={
        <ConfirmButton
          variant="ghost"
          disabled={isPending}
          getQuestion={() => confirmDiscardCopy}
          onConfirm={discardRestored}
        >
          {confirmDiscardCopy.confirmLabel}
        </ConfirmButton>
      }
    >
      {restored}
    </Alert>
  )
}
