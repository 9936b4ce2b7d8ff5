import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '@/routing/link'
import { loginPageHref } from '@/routing/redirect-target'
import { Alert } from '@/ui/alert'
import { confirmDiscardCopy, draftNoticeCopy } from './copy'
import { DiscardButton } from './discard-button'
import type { useDraft } from './drafts'

/**
 * A notice that a form contains restored input, with a button to discard it, or that the form's
 * input belongs to a user whose session has ended.
 */
export function DraftNotice({
  draft: { isRestored, hasHiddenDraft, discard },
  disabled,
}: {
  draft: Pick<ReturnType<typeof useDraft>, 'isRestored' | 'hasHiddenDraft' | 'discard'>
  disabled?: boolean
}) {
  const ref = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  if (!isRestored && !hasHiddenDraft) return null
  return (
    <Alert
      ref={ref}
      role={hasHiddenDraft ? 'alert' : undefined}
      tone="info"
      className="col-span-full"
      action={
        !hasHiddenDraft && (
          <DiscardButton
            variant="ghost"
            disabled={disabled}
            onDiscard={() => {
              ref.current?.closest('form')?.querySelector<HTMLElement>('[name]')?.focus()
              discard()
            }}
          >
            {confirmDiscardCopy.confirmLabel}
          </DiscardButton>
        )
      }
    >
      {hasHiddenDraft ? (
        <p>
          {draftNoticeCopy.hidden}{' '}
          <Link to={loginPageHref(pathname + search)} className="inline-link">
            {draftNoticeCopy.logIn}
          </Link>{' '}
          {draftNoticeCopy.afterLogIn}
        </p>
      ) : (
        <p>{draftNoticeCopy.restored}</p>
      )}
    </Alert>
  )
}
