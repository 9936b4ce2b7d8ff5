import { type ComponentProps, useState } from 'react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'

type Question = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'description' | 'confirmLabel'>

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
