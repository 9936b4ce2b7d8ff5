/** Where the session is kept in this browser's local storage. */
export const sessionKey = 'omnia-session'
