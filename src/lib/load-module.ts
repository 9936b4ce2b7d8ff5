import { ApiError, siteUpdatedMessage } from './errors'

/** Loads a module of the site. Throws an `ApiError` if its file is missing, as after a deployment. */
export const loadModule = <Module>(load: () => Promise<Module>) =>
  load().catch((error: unknown): never => {
    if (!navigator.onLine) throw error
    throw new ApiError(siteUpdatedMessage, 'site-updated', { cause: error })
  })
