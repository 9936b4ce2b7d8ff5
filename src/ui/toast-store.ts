import { create } from 'zustand'

export interface Toast {
  title: string
  description?: string
  tone?: 'danger'
  /** How long the toast is shown, in ms; 5 s by default. */
  duration?: number
}

/** How long a dismissed toast is kept, in ms. The specification sets it, for closing animations. */
const removalDelayMs = 1_000_000

/** The current toast. Only one is shown at a time. */
export const useToastStore = create<{ toast?: Toast & { id: number; open: boolean } }>(() => ({}))

const { getState, setState } = useToastStore
let lastId = 0

/** Shows a toast, which replaces the current one. */
export const showToast = (toast: Toast) =>
  setState({ toast: { ...toast, id: ++lastId, open: true } })

/** Shows an error toast. */
export const showErrorToast = (title: string, description?: string) =>
  showToast({ title, description, tone: 'danger' })

/** Shows an error toast, unless a toast is open. For failures that the page shows, too. */
export const showFirstErrorToast = (title: string, description: string) => {
  if (!getState().toast?.open) showErrorToast(title, description)
}

/** Closes the current toast if it shows an error. */
export const dismissError = () => {
  if (getState().toast?.tone === 'danger') dismissToast()
}

/** Closes the current toast. It is removed after `removalDelayMs`. */
export function dismissToast() {
  const { toast } = getState()
  if (!toast?.open) return
  const closed = { ...toast, open: false }
  setState({ toast: closed })
  setTimeout(() => {
    if (getState().toast === closed) setState({ toast: undefined })
  }, removalDelayMs)
}
