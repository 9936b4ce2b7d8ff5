import { clsx } from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** A modal dialog, open while mounted. Escape closes only the dialog and calls `onCancel`. */
export function Dialog({ className, ...rest }: ComponentProps<'dialog'>) {
  const ref = useRef<HTMLDialogElement>(null)

  // A dialog restores the focus only if it is closed before it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current!
    dialog.showModal()
    return () => dialog.close()
  }, [])

  return (
    <dialog
      ref={ref}
      onKeyDown={(event) => event.stopPropagation()}
      className={clsx('bg-surface text-ink backdrop:bg-scrim', className)}
      {...rest}
    />
  )
}
