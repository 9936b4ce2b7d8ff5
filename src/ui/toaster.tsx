import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import * as Radix from '@radix-ui/react-toast'
import { dismissToast, useToastStore } from './toast-store'

/**
 * Shows the toast of `showToast` with Radix' defaults. It lasts 5 s, F8 focuses it, and a swipe to
 * the right dismisses it.
 */
export function Toaster() {
  const toast = useToastStore((state) => state.toast)
  const destructive = toast?.variant === 'destructive'
  return (
    <Radix.Provider>
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          duration={toast.duration}
          type={destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast()}
          className={clsx(
            'pointer-events-auto relative grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 rounded-lg border p-4 pr-14 wrap-anywhere shadow-floating',
            'data-[state=open]:animate-fade-up data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            destructive
              ? 'border-danger-line bg-danger-tint text-danger'
              : 'border-line bg-success-tint text-success',
          )}
        >
          {destructive ? (
            <CircleAlert role="img" aria-label="Error" className="size-5" />
          ) : (
            <CircleCheck className="size-5" />
          )}
          <Radix.Title className="text-sm font-semibold">{toast.title}</Radix.Title>
          {toast.description && (
            <Radix.Description className={clsx('col-start-2 text-sm', !destructive && 'text-ink')}>
              {toast.description}
            </Radix.Description>
          )}
          <Radix.Close
            aria-label="Dismiss"
            className="absolute top-1 right-1 grid size-11 place-items-center rounded-full hover:bg-accent-tint"
          >
            <X className="size-4" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="pointer-events-none fixed right-0 bottom-[env(safe-area-inset-bottom)] z-50 w-full p-2 md:max-w-[420px] md:p-4 print:hidden" />
    </Radix.Provider>
  )
}
