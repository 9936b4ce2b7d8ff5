/** The key of the session in local storage. */
export const sessionKey = 'omnia-session'
