import { ApiError, offlineError, siteUpdatedMessage } from './errors'

/** Loads a module of the site. Throws an `ApiError` if its file is missing, as after a deployment. */
export const loadModule = <Module>(load: () => Promise<Module>) =>
  load().catch(async (cause: unknown): Promise<never> => {
    // Behind a dead router, `navigator.onLine` is true. So ask for a file that every version has.
    const options = { cache: 'no-store', signal: AbortSignal.timeout(5000) } as const
    const known = await fetch('/favicon.svg', options).catch(() => undefined)
    if (!known?.ok) throw offlineError({ cause })
    throw new ApiError(siteUpdatedMessage, 'site-updated', { cause })
  })
