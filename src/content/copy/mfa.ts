import type { SidePanel } from '@/content/types'

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
