import { brand } from './brand'
import type { PageMeta } from './types'

// The words of the account page.

export const meta: PageMeta = {
  title: 'Your account',
  description: `Change the email address or the password of your ${brand.name} account, see how long you have been logged in, and log out on every device.`,
}

export const accountMessages = {
  email: (email: string) => `Your address is ${email}.`,
  newEmail: (email: string) => ` It becomes ${email} once that is confirmed by email.`,
  sameEmail: 'This is already your address.',
  /** The text of the button, in `remaining` seconds at the earliest. */
  changeEmail: (remaining: number) =>
    remaining > 0 ? `Change Email in ${remaining} s` : 'Change Email',
  emailSent:
    'We have sent an email with a link that confirms the change. If both addresses receive one, follow both.',
  passwordChanged: 'Your password has been changed, and your other sessions have ended.',
  othersNotEnded:
    'Your password has been changed, but your other sessions could not be ended. Use “Log out everywhere”.',
  sessions(since?: Date) {
    const date = since?.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
    const loggedIn = date
      ? `You have been logged in here since ${date}.`
      : 'You are logged in here.'
    return `${loggedIn} Lost a device, or used someone else’s? End every session at once, including this one.`
  },
}

export const deleteAccountForm = {
  text: 'This deletes your account, your posts and every session. It can’t be undone. We keep messages that you sent with the contact form.',
  wrongConfirmation: 'Enter the word “delete”.',
  deleted: (email: string) => ({
    title: 'Account Deleted',
    description: `The account ${email} and all of its posts have been deleted.`,
    duration: 10_000,
  }),
}

export const mfaSection = {
  off: 'Protect your account with a second step: a code from an authenticator app each time you log in.',
  on: 'Each login needs your password and a code from one of these apps.',
  endsSessions: 'Your sessions on other devices end when you turn this on.',
  nameHint: 'To tell your apps apart, such as “Phone”.',
  scan: 'Scan this QR code with your authenticator app, or enter the key below. Then enter the code that the app shows.',
  codeHint: 'The six digits that the app shows now.',
  verifyHint: (name: string) => `The six digits that “${name}” shows now.`,
  removesLast: 'Without it, your password alone logs you in.',
  lost: 'Lost your phone? Log in with a spare app on another device and remove the lost one here. No spare?',
  notLoaded: 'Your authenticators could not be loaded.',
  added: { title: 'Authenticator Added', description: 'Each login now needs a code.' },
  removed: { title: 'Authenticator Removed', description: 'Its codes no longer work.' },
}
