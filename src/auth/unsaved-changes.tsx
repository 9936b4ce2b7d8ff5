import { anonymousOwner, discardDraftsOf, hasDrafts } from '@/lib/drafts'
import { ConfirmDialog } from '@/ui/confirm-dialog'

/** Returns whether a user has started or changed a post and not saved it. */
export const hasUnsavedChanges = (userId: string) =>
  hasDrafts(userId, 'new') || hasDrafts(userId, 'post-')

/** Discards every draft of a user in this browser. */
export function discardAll(userId: string) {
  discardDraftsOf(userId)
  discardDraftsOf(anonymousOwner)
}

/** Asks before a log-out that discards what was typed into a post. */
export function DiscardDialog({
  onConfirm,
  onCancel,
}: {
  onConfirm: () => void
  onCancel: () => void
}) {
  return (
    <ConfirmDialog
      question="Log out without saving your changes?"
      confirmLabel="Log out"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p className="mt-2 text-muted">
        You have started or changed a post and not saved it. Logging out discards that.
      </p>
    </ConfirmDialog>
  )
}
