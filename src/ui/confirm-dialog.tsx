import { type SyntheticEvent, useId } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

/** Closes the dialog first, which restores the focus, so that the handler can then move it. */
const closeAndRun = (then: () => void) => (event: SyntheticEvent) => {
  event.currentTarget.closest('dialog')?.close()
  then()
}

/**
 * A modal confirmation, open while mounted. With `isPending`, it stays open after the confirmation,
 * until its owner unmounts it, and shows `pendingLabel` meanwhile.
 */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  pendingLabel,
  isPending,
  onConfirm,
  onCancel,
}: {
  title: string
  description: string
  confirmLabel: string
  pendingLabel?: string
  isPending?: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  const titleId = useId()

  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={titleId}
      onCancel={isPending ? (event) => event.preventDefault() : closeAndRun(onCancel)}
    >
      <h2 id={titleId} className="text-h4 font-semibold">
        {title}
      </h2>
      <p dir="auto" className="mt-2 text-muted">
        {description}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={isPending} onClick={closeAndRun(onCancel)}>
          Cancel
        </Button>
        <Button
          variant="destructive"
          disabled={isPending}
          onClick={isPending === undefined ? closeAndRun(onConfirm) : onConfirm}
        >
          {isPending ? pendingLabel : confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
