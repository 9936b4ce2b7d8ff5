import { onTestFinished } from 'vitest'
import { openServices } from '@/content/catalog/open-services'

/** Opens only these services until the test ends. */
export function openOnly(...paths: typeof openServices) {
  const previous = openServices.splice(0, Infinity, ...paths)
  onTestFinished(() => void openServices.splice(0, Infinity, ...previous))
}
