import { useLocation } from 'react-router-dom'
import { InlineLink } from '@/routing/link'
import { loginPageHref } from '@/routing/redirect-target'
import { Alert } from '@/ui/alert'
import { ConfirmButton } from '@/ui/confirm-dialog'
import { confirmDiscardCopy, draftNoticeCopy } from './copy'
import { findPrefill } from './prefill-message'
import type { useDraftForm } from './use-draft-form'

/** A notice about restored or prefilled input, or about the input of a user whose session has ended. */
export function DraftNotice({
  form: { ref, draft, hasHiddenDraft, isPending, discard },
}: {
  form: Pick<
    ReturnType<typeof useDraftForm>,
    'ref' | 'draft' | 'hasHiddenDraft' | 'isPending' | 'discard'
  >
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
      {findPrefill(draft) ? draftNoticeCopy.prefilled : draftNoticeCopy.restored}
    </Alert>
  )
}
