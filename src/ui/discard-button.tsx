import { type ComponentProps, useState } from 'react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'

/** A button that discards what was typed into a form. It asks first if something was `changed`. */
export function DiscardButton({
  changed = true,
  onDiscard,
  ...rest
}: { changed?: boolean; onDiscard: () => void } & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => (changed ? setAsking(true) : onDiscard())} {...rest} />
      {asking && (
        <ConfirmDialog
          question="Discard what you typed?"
          text="You can’t undo this."
          confirmLabel="Discard"
          onConfirm={() => {
            setAsking(false)
            onDiscard()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
