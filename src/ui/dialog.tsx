import { clsx } from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'

const sizes = {
  md: 'm-auto w-[calc(100%-2rem)] max-w-md animate-slide-down rounded-xl border border-line p-6 shadow-floating',
  /** Fills the screen of a phone, so it isn't a `Card`. */
  lg: 'h-dvh max-h-dvh w-full max-w-none p-3 open:flex sm:mx-auto sm:mt-[10vh] sm:h-fit sm:max-h-[80dvh] sm:w-[calc(100%-2rem)] sm:max-w-measure sm:animate-slide-down sm:rounded-xl sm:border sm:border-line sm:shadow-floating',
}

/** A modal dialog, open while mounted. Escape closes only the dialog and calls `onCancel`. */
export function Dialog({
  size = 'md',
  ...rest
}: Omit<ComponentProps<'dialog'>, 'className'> & { size?: keyof typeof sizes }) {
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
      className={clsx('bg-surface wrap-anywhere text-ink backdrop:bg-scrim', sizes[size])}
      {...rest}
    />
  )
}
