import { vi } from 'vitest'

/** Runs an action while the browser forbids local storage, as it does when cookies are blocked. */
export function whileStorageIsForbidden(action: () => void) {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  try {
    action()
  } finally {
    storage.mockRestore()
  }
}
