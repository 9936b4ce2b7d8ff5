// What calls of the account say when they fail; src/lib/errors.ts has the sentences by code of the error.

export const authFailures = {
  notRenewed: 'Your session could not be renewed. Try again in a moment.',
  signUpLost:
    'If your account was created, we sent you an email. Check your mailbox, or try again.',
  linkExpired: 'It has expired, was used before, or is not complete.',
  linkLost: 'The server did not answer. Press the button again.',
  linkRefused: (email: string) => `This link is not for ${email}, so it was refused.`,
  resetEnded: 'This password reset has ended. Ask for a new link.',
  passwordLost:
    'Your password may already have been changed. Log in with the new one, or try again.',
  deletionLost: 'Your account may already have been deleted. Reload the page to see.',
  factorUnsupported: 'Your account is protected by an authenticator that this site cannot ask for.',
}
