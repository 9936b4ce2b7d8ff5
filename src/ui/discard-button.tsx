import { type ComponentProps, useState } from 'react'
import { Button } from './button'
import { LazyConfirmDialog } from './lazy-confirm-dialog'

/** A button that discards what was typed into a form. It asks first if something was `changed`. */
export function DiscardButton({
  changed = true,
  onDiscard,
  ...rest
}: { changed?: boolean; onDiscard: () => void } & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => (changed ? setIsAsking(true) : onDiscard())} {...rest} />
      {isAsking && (
        <LazyConfirmDialog
          question="Discard what you typed?"
          text="You can’t undo this."
          confirmLabel="Discard"
          onConfirm={() => {
            setIsAsking(false)
            onDiscard()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
