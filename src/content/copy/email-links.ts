import { brand } from '@/content/brand'
import type { PageMeta, SidePanel } from '@/content/types'

// Copy for the page that email links open, and for the page that sends such a link.

export const confirmMeta: PageMeta = {
  title: 'Confirm your email',
  description: `The page behind the links in our emails: confirm the address of your ${brand.name} account with one click, or request a new link when one has expired.`,
}

/** The panel next to the page that email links open. */
export const confirmPanel: SidePanel = {
  headline: 'About our links',
  points: [
    'Only someone who can read the email can confirm the address.',
    'Each link works once, for an hour.',
    'Then you log in and continue where you left off.',
  ],
}

/** The page's copy by the link's `type`. */
export const emailLinks = {
  signup: {
    title: 'Confirm your email',
    text: (email) => `Enter your password to finish signing up as ${email}.`,
    button: 'Confirm email',
  },
  recovery: {
    title: 'Set a new password',
    text: (email) => `Choose a new password for ${email}.`,
    button: 'Continue',
  },
  email_change: {
    title: 'Confirm the new email address',
    text: (email) => `Make ${email} the address of your account.`,
    button: 'Confirm address',
  },
} satisfies Record<string, { title: string; text: (email: string) => string; button: string }>

export const failedLinkCopy = {
  title: 'This link no longer works',
  hint: ' If your address is already confirmed, log in, or reset your password there.',
  resetHint:
    ' After you press “Continue”, you have 15 minutes to set a new password without leaving or reloading the page.',
  signedInAs: (email: string) => ` You are logged in as ${email}.`,
}

/** The results of email links. */
export const emailLinkCopy = {
  emailConfirmed: { title: 'Email Confirmed', description: 'You are now logged in.' },
  whyPassword:
    'This becomes your only password, in case someone else signed up with your address first.',
  passwordChanged: (email: string) => ({
    title: 'Password Changed',
    description: `For ${email}.`,
  }),
  emailChanged: { title: 'Email Changed', description: 'Your account now uses the new address.' },
  otherAddress: 'Confirmed. Now click the button in the email to your other address, too.',
}

export const recoverMeta: PageMeta = {
  title: 'Reset your password',
  description: `Enter the address of your ${brand.name} account, and we’ll email you a link to set a new password.`,
}

export const recoverCopy = {
  title: 'Reset your password',
  text: 'We’ll email you a link to set a new password.',
  sent: 'If there’s an account with this address, a link is on its way. If none comes in a few minutes, check your spam folder, then request another.',
  panel: {
    headline: 'How it works',
    points: [
      'The email arrives within a few minutes. Check your spam folder.',
      'Your old password works until you set a new one.',
      'Your posts stay as they are.',
    ],
  } satisfies SidePanel,
}
