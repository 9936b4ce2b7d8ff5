import { siteUpdatedMessage } from './error-messages'
import { ApiError, offlineError } from './errors'
import { reportUnexpectedError } from './report-error'

/** How long a module may take, in ms. Browsers would wait for minutes. */
const timeLimitMs = 15_000

/** Loads a module of the site. Throws an `ApiError` if that fails, as after a deployment. */
export function loadModule<Module>(load: () => Promise<Module>) {
  const loading = load().catch(async (error: unknown): Promise<never> => {
    // Behind a dead router, `navigator.onLine` is true. So ask for a file that every version has.
    const options = { cache: 'no-store', signal: AbortSignal.timeout(5000) } as const
    const known = await fetch('/favicon.svg', options).catch(() => undefined)
    if (!known?.ok) throw offlineError()
    // Browsers name the import if a file is missing. Any other error is a bug in the module.
    if (!/import(ed|ing) (a )?module/i.test(String(error))) reportUnexpectedError(error)
    throw new ApiError(siteUpdatedMessage, 'site-updated')
  })
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(offlineError()), timeLimitMs)
  })
  return Promise.race([loading, timeout])
}
