import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '@/routing/link'
import { loginPageHref } from '@/routing/redirect-target'
import { Alert } from '@/ui/alert'
import { ConfirmButton } from '@/ui/confirm-dialog'
import { FormAlert } from '@/ui/form'
import { confirmDiscardCopy, draftNoticeCopy } from './copy'
import { findPrefill } from './prefill-message'
import type { useDraft } from './use-draft-form'

/** A notice about restored or prefilled input, or about the input of a user whose session has ended. */
export function DraftNotice({
  draft,
  disabled,
}: {
  draft: ReturnType<typeof useDraft>
  disabled?: boolean
}) {
  const ref = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  if (draft.hasHiddenDraft)
    return (
      <Alert role="alert" tone="info" className="col-span-full">
        {draftNoticeCopy.hidden}{' '}
        <Link to={loginPageHref(pathname + search)} className="inline-link">
          {draftNoticeCopy.logIn}
        </Link>{' '}
        {draftNoticeCopy.afterLogIn}
      </Alert>
    )
  if (!draft.isRestored) return null

  function discardRestored() {
    ref.current?.closest('form')?.querySelector<HTMLElement>('[name]')?.focus()
    draft.discard()
  }

  return (
    <Alert
      ref={ref}
      tone="info"
      className="col-span-full"
      action={
        <ConfirmButton
          variant="ghost"
          disabled={disabled}
          getQuestion={() => confirmDiscardCopy}
          onConfirm={discardRestored}
        >
          {confirmDiscardCopy.confirmLabel}
        </ConfirmButton>
      }
    >
      {findPrefill(draft) ? draftNoticeCopy.prefilled : draftNoticeCopy.restored}
    </Alert>
  )
}

/** Says whether texts of a form may have arrived, and why the last one has not. */
export function DraftAlert({
  draft: { isSending, unanswered, failure },
  unknownOutcomeMessage,
}: {
  draft: ReturnType<typeof useDraft>
  unknownOutcomeMessage: string
}) {
  const text = [unanswered?.length && unknownOutcomeMessage, failure?.message]
    .filter(Boolean)
    .join(' ')
  if (isSending || !text) return null
  return <FormAlert result={{ text, error: failure ?? { kind: 'unknown-outcome' } }} />
}
