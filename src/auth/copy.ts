import type { SidePanel } from '@/content/types'

// Error messages for failed account calls. src/lib/copy.ts has the messages per error code.

/** The title of the toast of a failed auth request. */
export const authErrorTitle = 'Authentication Error'

export const authErrorMessages = {
  signUpUnknown:
    'The connection was lost. If your account was created, you’ll get an email. If none comes in a few minutes, sign up again.',
  linkExpired: 'This link has expired, was already used, or was cut off by your email app.',
  linkUnknown: 'We didn’t get a response. Click the button again.',
  linkForOtherAddress: (email: string) => `This link is for a different address, not ${email}.`,
  passwordUnknown:
    'Your password may already be changed. Try again: if your current password is wrong then, the new one works.',
  wrongPassword: 'The current password is wrong.',
  deletionUnknown: 'Your account may already be deleted. Reload the page to check.',
}

// Copy for forms that ask for an authenticator code.

export const wrongCode = 'Enter the six-digit code.'

export const mfaCopy = {
  title: 'Enter your code',
  text: (email: string) => `To log in as ${email}, enter the code from your authenticator app.`,
  unsupported: (email: string) =>
    `${email} uses a kind of two-factor authentication that this page doesn’t support. Contact us.`,
  /** Added on the login page after a password reset. */
  afterReset: ' A password reset doesn’t log you in, so we ask for a code once more.',
  codeHint:
    'The six-digit code that the app shows now. Lost your phone? Use your spare app, or contact us.',
  panel: {
    headline: 'Two-factor authentication',
    points: [
      'Your account needs a code as well as your password.',
      'The code changes every 30 seconds.',
      'Any app you’ve added will do.',
    ],
  } satisfies SidePanel,
}
