import { ApiError, offlineError, siteUpdatedMessage } from './errors'

/** Loads a module of the site. Throws an `ApiError` if its file is missing, as after a deployment. */
export const loadModule = <Module>(load: () => Promise<Module>) =>
  load().catch((cause: unknown): never => {
    if (!navigator.onLine) throw offlineError({ cause })
    throw new ApiError(siteUpdatedMessage, 'site-updated', { cause })
  })
