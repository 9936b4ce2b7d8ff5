import type { StoreApi } from 'zustand'
import { typedEmail } from '@/auth/typed-email'
import { useCooldownStore } from '@/auth/use-resend-cooldown'
import { useDraftStore } from '@/lib/drafts'
import { useToastStore } from '@/ui/toasts'

const reset = <T>(store: StoreApi<T>) => store.setState(store.getInitialState(), true)

/** Resets every store of the app to its initial state. */
export function resetStores() {
  reset(useToastStore)
  reset(useDraftStore)
  reset(useCooldownStore)
  reset(typedEmail)
}
