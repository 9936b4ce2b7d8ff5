import { type ComponentProps, useState } from 'react'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { confirmDiscardCopy } from './copy'

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
          {...confirmDiscardCopy}
          onConfirm={onDiscard}
          onClose={() => setIsConfirmOpen(false)}
        />
      )}
    </>
  )
}
