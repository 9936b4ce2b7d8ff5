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
            'pointer-events-auto relative ml-auto grid w-fit grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 rounded-[0.875rem] border border-transparent bg-inverse p-4 pr-14 text-sm wrap-anywhere text-on-inverse shadow-floating',
            'data-[state=open]:animate-fade-up data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
          )}
        >
          {destructive ? (
            <CircleAlert role="img" aria-label="Error" className="size-5 text-danger-line" />
          ) : (
            <CircleCheck className="size-5 text-success-tint" />
          )}
          <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
          {toast.description && (
            <Radix.Description className="col-start-2">{toast.description}</Radix.Description>
          )}
          <Radix.Close
            aria-label="Dismiss"
            className="absolute top-1 right-1 grid size-11 place-items-center rounded-full -outline-offset-6 outline-on-inverse hover:opacity-70"
          >
            <X className="size-4" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="pointer-events-none fixed right-0 bottom-[env(safe-area-inset-bottom)] z-50 w-full p-2 md:max-w-[420px] md:p-4 print:hidden" />
    </Radix.Provider>
  )
}
