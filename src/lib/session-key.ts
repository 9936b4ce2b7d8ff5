/** The key of the session in local storage; build/hide-stale-prerender.js reads it too. */
export const sessionKey = 'omnia-session'
