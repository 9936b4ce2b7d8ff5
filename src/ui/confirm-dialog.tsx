import { useId } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

/**
 * A modal confirmation, open while mounted. Its owner unmounts it, which restores the focus. With
 * `isPending`, it shows `pendingLabel`, and can't be canceled.
 */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  pendingLabel,
  isPending = false,
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
  const id = useId()
  const titleId = `${id}-title`
  const descriptionId = `${id}-description`

  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      closedby={isPending ? 'none' : 'closerequest'}
      // Browsers without closedby close it on the second press.
      onCancel={isPending ? (event) => event.preventDefault() : onCancel}
    >
      <h2 id={titleId} className="text-h4 font-semibold">
        {title}
      </h2>
      <p id={descriptionId} dir="auto" className="mt-2 text-muted">
        {description}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="destructive" disabled={isPending} onClick={onConfirm}>
          {isPending ? pendingLabel : confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
