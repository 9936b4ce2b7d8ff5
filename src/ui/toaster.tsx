import * as Radix from '@radix-ui/react-toast'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './button'
import { Card } from './card'
import { dismissToast, useToastStore } from './toast-store'

/** Shows the current toast with Radix' defaults: 5 s, F8, and a swipe to the right. */
export function Toaster() {
  const toast = useToastStore((state) => state.toast)
  const isError = toast?.tone === 'danger'
  const viewportRef = useRef<HTMLOListElement>(null)
  const previousFocusRef = useRef<Element>(null)

  function handleDismiss() {
    const hasFocus = viewportRef.current?.contains(document.activeElement)
    if (hasFocus && previousFocusRef.current instanceof HTMLElement)
      previousFocusRef.current.focus()
    dismissToast()
  }

  return (
    <Radix.Provider>
      {toast && (
        <Card
          as={Radix.Root}
          key={toast.id}
          open={toast.open}
          duration={toast.duration}
          type={isError ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && handleDismiss()}
          size="sm"
          tone={isError ? 'inverse-danger' : 'inverse'}
          elevation="floating"
          className={clsx(
            'pointer-events-auto ml-auto grid grid-cols-[auto_1fr_auto] gap-x-3 gap-y-0.5 md:w-fit',
            'text-sm wrap-anywhere inset-focus data-[state=open]:animate-fade-up',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
          )}
        >
          {isError ? (
            <CircleAlert role="img" aria-label="Error" className="size-5 text-danger" />
          ) : (
            <CircleCheck className="size-5 text-success" />
          )}
          <Radix.Title className={clsx('font-semibold', isError && 'text-danger')}>
            {toast.title}
          </Radix.Title>
          {toast.description && (
            <Radix.Description className="col-start-2">{toast.description}</Radix.Description>
          )}
          <Radix.Close asChild>
            <IconButton label="Dismiss" className="col-start-3 row-start-1 -my-3 -mr-3">
              <X className="size-4" />
            </IconButton>
          </Radix.Close>
        </Card>
      )}
      <Radix.Viewport
        ref={viewportRef}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) previousFocusRef.current = relatedTarget
        }}
        className="pointer-events-none fixed right-0 bottom-[env(safe-area-inset-bottom)] z-50 w-full p-2 md:max-w-105 md:p-4 print:hidden"
      />
    </Radix.Provider>
  )
}
