import { type ComponentProps, type MouseEvent, useState } from 'react'
import { Button } from './button'
import { Card } from './card'

type Question = Record<'title' | 'description' | 'confirmLabel', string>

/** A button that opens a modal confirmation first, if `getQuestion` returns a question. */
export function ConfirmButton({
  getQuestion,
  onConfirm,
  ...rest
}: {
  getQuestion: () => Question | undefined
  onConfirm: () => void
} & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)

  function handleClick() {
    const needed = getQuestion()
    setQuestion(needed)
    if (!needed) onConfirm()
  }

  /** Restores the focus first, because `onConfirm` may move it. */
  function confirm({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.closest('dialog')!.close()
    close()
    onConfirm()
  }

  return (
    <>
      <Button onClick={handleClick} {...rest} />
      {question && (
        <Card
          as="dialog"
          ref={showModal}
          elevation="floating"
          role="alertdialog"
          aria-labelledby="dialog-title"
          aria-describedby="dialog-description"
          onCancel={close}
          // Escape closes only the dialog, not the menu behind it.
          onKeyDown={(event) => event.stopPropagation()}
          className="m-auto w-[calc(100%-2rem)] max-w-md animate-slide-down wrap-anywhere text-ink backdrop:bg-scrim"
        >
          <h2 id="dialog-title" className="text-h4">
            {question.title}
          </h2>
          <p id="dialog-description" dir="auto" className="mt-2 text-muted">
            {question.description}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={confirm}>
              {question.confirmLabel}
            </Button>
          </div>
        </Card>
      )}
    </>
  )
}

/** Opens a dialog. It restores the focus only if it is closed before it is removed. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
