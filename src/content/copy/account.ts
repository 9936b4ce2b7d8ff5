import { brand } from '@/content/brand'
import type { PageMeta } from '@/content/types'

// Copy for the account page.

export const meta: PageMeta = {
  title: 'Your account',
  description: `Change the email address or the password of your ${brand.name} account, and log out on every device.`,
}

/** The tabs of the signed-in pages. */
export const accountPages = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/dashboard/account', label: 'Account' },
] as const

export const accountCopy = {
  email: (email: string) => `Your email address is ${email}.`,
  newEmail: (email: string) => ` It will change to ${email} once you confirm by email.`,
  sameEmail: 'This is already your email address.',
  emailSent:
    'Check your email and click the button in it. If both addresses get an email, click the button in each.',
  password: 'A new password logs you out on your other devices.',
  passwordChangedToast: { title: 'Password Changed' },
  passwordChanged: 'Your password has been changed, and you’re logged out on your other devices.',
  sessions: 'Lost a device, or used someone else’s? Log out everywhere at once, including here.',
}

export const deleteAccountCopy = {
  text: 'This deletes your account and all of your posts, and logs you out everywhere. It can’t be undone. We keep messages you sent with the contact form; ask us to delete those, too.',
  wrongConfirmation: 'Enter the word “delete”.',
  deleted: (email: string) => ({
    title: 'Account Deleted',
    description: `The account ${email} and all of its posts have been deleted.`,
    duration: 10_000,
  }),
}

export const mfaSectionCopy = {
  text: 'Protects your account with a second step: a code from an authenticator app each time you log in.',
  endsSessions: 'Turning this on logs you out on your other devices.',
  embedded:
    'The embedded backend has no two-factor authentication. Use a Supabase project to try it.',
  nameHint: 'To tell your apps apart, such as “Phone”.',
  scan: 'Scan this QR code with your authenticator app, or enter the key below. Then enter the code that the app shows.',
  codeHint: 'The six-digit code that the app shows now.',
  otherCodeHint: 'The six-digit code that another of your apps shows now.',
  removesLast: 'Without it, your password alone logs you in.',
  lostPhone:
    'Lost your phone? Log in with a spare app on another device and remove the lost one here. No spare?',
  notLoaded: 'We couldn’t load your authenticator apps.',
  added: { title: 'Authenticator Added', description: 'Each login now needs a code.' },
  removed: { title: 'Authenticator Removed', description: 'Its codes no longer work.' },
}
