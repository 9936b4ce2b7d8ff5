import * as Radix from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { cn } from '@/lib/cn'
import { Icon } from './icon'
import { dismissToast, getToasts, subscribeToToasts, toastDuration } from './toasts'

/** Shows the toasts of `showToast`: one at a time, F8 leads to it, a swipe to the right dismisses it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts)
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, description, variant, duration, open }) => (
        <Radix.Root
          key={id}
          open={open}
          duration={duration}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(next) => !next && dismissToast(id)}
          className={cn(
            'pointer-events-auto relative grid gap-0.5 rounded-lg border p-4 pr-12 shadow-floating',
            'data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            variant === 'destructive'
              ? 'border-danger-line bg-danger-tint text-danger'
              : 'border-line bg-surface text-ink',
          )}
        >
          <Radix.Title className="text-sm font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className={cn('text-sm', variant === 'default' && 'text-muted')}>
              {description}
            </Radix.Description>
          )}
          <Radix.Close
            aria-label="Dismiss"
            className="absolute top-2 right-2 grid size-9 place-items-center rounded-full hover:bg-accent-tint"
          >
            <Icon name="x" className="size-4" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed top-0 right-0 z-50 flex w-full flex-col gap-2 p-4 md:top-auto md:bottom-0 md:max-w-[420px]"
      />
    </Radix.Provider>
  )
}
