import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'

/** A modal confirmation, open while mounted. Escape cancels only the dialog. */
export function ConfirmDialog({
  question,
  children,
  confirmLabel,
  onConfirm,
  onCancel,
}: {
  question: string
  children?: ReactNode
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  /** Closes first, which restores the focus: the handler may move it again. */
  const answer = (then: () => void) => () => {
    ref.current?.close()
    then()
  }

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={titleId}
      onCancel={answer(onCancel)}
      onKeyDown={(event) => event.stopPropagation()}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] animate-slide-down rounded-xl border border-line bg-surface p-6 wrap-anywhere text-ink shadow-floating backdrop:bg-[oklch(0%_0_0/0.45)]"
    >
      <h2 id={titleId} className="text-h4 font-semibold">
        {question}
      </h2>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={answer(onCancel)}>
          Cancel
        </Button>
        <Button variant="danger" onClick={answer(onConfirm)}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}
