import { anybody, discardDraftsOf, hasDrafts } from '@/lib/drafts'
import { ConfirmDialog } from '@/ui/confirm-dialog'

/** Whether a person has changed a post and not saved it. */
export const isAnyChange = (userId: string) => hasDrafts(userId, 'post-')

/** Forgets what a person has half-written in this browser. */
export function discardAll(userId: string) {
  discardDraftsOf(userId)
  discardDraftsOf(anybody)
}

/** Asks before a log-out that discards changes of a post. */
export function Question({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  return (
    <ConfirmDialog
      question="Log out without saving your changes?"
      confirmLabel="Log out"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p className="mt-2 text-muted">
        You have changed a post and not saved it. Logging out discards that.
      </p>
    </ConfirmDialog>
  )
}
