export const sessionExpiredMessage = 'Your session has ended. Log in again.'

/** Messages of failed calls in `api.ts`. src/lib/error-messages.ts has the messages per error code. */
export const authErrorMessages = {
  signUpUnknown:
    'The connection was lost. If your account was created, you’ll get an email. If none comes in a few minutes, sign up again.',
  /** After a logout here or everywhere. */
  logOutUnknown: {
    local: undefined,
    global: 'We didn’t get a response. You may be logged out everywhere. Reload the page to see.',
  },
  linkExpired: 'This link has expired, was already used, or was cut off by your email app.',
  linkUnknown: 'We didn’t get a response. Click the button again.',
  linkForOtherAddress: (email: string) => `This link is for a different address, not ${email}.`,
  unsupportedFactor: (email: string) =>
    `${email} uses a kind of two-factor authentication that this page doesn’t support. Contact us.`,
}
