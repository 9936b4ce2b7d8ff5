import { type ComponentProps, useState } from 'react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'

/** A button that discards a form's input. If `changed`, it asks for confirmation first. */
export function DiscardButton({
  changed = true,
  onDiscard,
  ...rest
}: { changed?: boolean; onDiscard: () => void } & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  return (
    <>
      <Button onClick={() => (changed ? setIsConfirmOpen(true) : onDiscard())} {...rest} />
      {isConfirmOpen && (
        <ConfirmDialog
          title="Discard what you typed?"
          description="You can’t undo this."
          confirmLabel="Discard"
          onConfirm={() => {
            setIsConfirmOpen(false)
            onDiscard()
          }}
          onCancel={() => setIsConfirmOpen(false)}
        />
      )}
    </>
  )
}
