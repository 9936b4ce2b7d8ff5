import { type SyntheticEvent, useId } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

/** Closes the dialog first, which restores the focus, so that the handler can then move it. */
const closeAndRun = (then: () => void) => (event: SyntheticEvent) => {
  event.currentTarget.closest('dialog')?.close()
  then()
}

/** A modal confirmation, open while mounted. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  onConfirm,
  onCancel,
}: {
  title: string
  description: string
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
}) {
  const titleId = useId()

  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={titleId}
      onCancel={closeAndRun(onCancel)}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] animate-slide-down rounded-xl border border-line p-6 wrap-anywhere shadow-floating"
    >
      <h2 id={titleId} className="text-h4 font-semibold">
        {title}
      </h2>
      <p dir="auto" className="mt-2 text-muted">
        {description}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={closeAndRun(onCancel)}>
          Cancel
        </Button>
        <Button variant="destructive" onClick={closeAndRun(onConfirm)}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
