import { type ComponentProps, lazy, Suspense } from 'react'

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog')).ConfirmDialog,
}))

/** A `ConfirmDialog` that loads when it is first shown, for buttons that are in a first view. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  )
}
