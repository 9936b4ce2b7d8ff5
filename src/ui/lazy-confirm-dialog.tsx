import { type ComponentProps, lazy, Suspense } from 'react'

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog')).ConfirmDialog,
}))

/** A `ConfirmDialog` that loads when first shown, for buttons in the first view of a page. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  )
}
