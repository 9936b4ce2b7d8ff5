/** The key of the session in local storage; build/hide.js reads it too. */
export const sessionKey = 'omnia-session'
