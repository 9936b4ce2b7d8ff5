import { clsx } from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button'
import { cardVariants } from './card'

type Question = Record<'title' | 'description' | 'confirmLabel', string>

/** A modal confirmation, open while mounted. Its owner unmounts it, which restores the focus. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  onConfirm,
  onClose,
}: Question & {
  onConfirm: () => void
  /** Called after a cancel, and before `onConfirm`. */
  onClose: () => void
}) {
  const ref = useRef<HTMLDialogElement>(null)

  // A dialog restores the focus only if it is closed before it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current!
    dialog.showModal()
    return () => dialog.close()
  }, [])

  /** Restores the focus first, because `onConfirm` may move it. */
  function confirm() {
    ref.current!.close()
    onClose()
    onConfirm()
  }

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby="dialog-title"
      aria-describedby="dialog-description"
      onCancel={onClose}
      // Escape closes only the dialog, not the menu behind it.
      onKeyDown={(event) => event.stopPropagation()}
      className={clsx(
        cardVariants({ elevation: 'floating' }),
        'm-auto w-[calc(100%-2rem)] max-w-md wrap-anywhere text-ink',
        'animate-slide-down backdrop:bg-scrim',
      )}
    >
      <h2 id="dialog-title" className="text-h4">
        {title}
      </h2>
      <p id="dialog-description" dir="auto" className="mt-2 text-muted">
        {description}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}

/** A button that asks for confirmation first, if `getQuestion` returns a question. */
export function ConfirmButton({
  getQuestion,
  onConfirm,
  ...rest
}: {
  getQuestion: () => Question | undefined
  onConfirm: () => void
} & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const [question, setQuestion] = useState<Question>()

  function handleClick() {
    const needed = getQuestion()
    setQuestion(needed)
    if (!needed) onConfirm()
  }

  return (
    <>
      <Button onClick={handleClick} {...rest} />
      {question && (
        <ConfirmDialog {...question} onConfirm={onConfirm} onClose={() => setQuestion(undefined)} />
      )}
    </>
  )
}
