export interface Toast {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** How long it shows, in ms. */
  duration?: number
}

export interface ShownToast extends Required<Omit<Toast, 'description'>> {
  id: number
  description?: string
  open: boolean
}

/** How long a toast shows unless it says otherwise, in ms. */
export const toastDuration = 5000

/** How long a dismissed toast is kept before it is removed, in ms. */
export const removalDelay = 1_000_000

/** How many toasts there are at a time. */
const limit = 1

let toasts: ShownToast[] = []
let nextId = 1
const removals = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function set(next: ShownToast[]) {
  toasts = next
  for (const [id, timer] of removals) {
    if (toasts.some((toast) => toast.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before it. */
export function showToast({ variant = 'default', duration = toastDuration, ...rest }: Toast) {
  set([{ id: nextId++, variant, duration, open: true, ...rest }, ...toasts].slice(0, limit))
}

/** Closes a toast; it is removed after `removalDelay`. */
export function dismissToast(id: number) {
  if (removals.has(id)) return
  removals.set(
    id,
    setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), removalDelay),
  )
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
}

export const getToasts = () => toasts

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
