import type { SidePanel } from './types'

// The words of forms that ask for the code of an authenticator.

export const wrongCode = 'Enter the six digits of the code.'

export const mfaPage = {
  title: 'Enter your code',
  text: (email: string) => `Your account also asks for a code, for ${email}.`,
  unsupported: (email: string) =>
    `Your account is protected by an authenticator that this site cannot ask for: ${email}.`,
  /** Added at the log-in that follows a password reset. */
  afterReset: ' A link in an email doesn’t log you in, so you enter a new code to log in.',
  codeHint:
    'The six digits that your authenticator app shows now. Lost your phone? Use your spare app, or contact us.',
  panel: {
    headline: 'Two-factor authentication',
    points: [
      'Your account needs a code as well as your password.',
      'Each code works for a short time.',
      'Every app that you have added shows a code that works.',
    ],
  } satisfies SidePanel,
}
