import { brand } from './brand'
import type { PageMeta } from './types'

/** The log-in page is shown at three paths. */
export const authMeta = {
  '/auth': {
    title: 'Log in or sign up',
    description: `One form for both: log in to your ${brand.name} account with email and password, or create one and start your 14-day free trial.`,
  },
  '/login': {
    title: 'Log in',
    description: `Log in to ${brand.name} with your email and password and go straight on to the page you were heading for, the patient portal included.`,
  },
  '/signup': {
    title: 'Start your 14-day free trial',
    description: `Create an ${brand.name} account with an email address and a password. 14-day free trial, no credit card required.`,
  },
} satisfies Record<string, PageMeta>

export const confirmMeta: PageMeta = {
  title: 'Confirm your email',
  description: `The page of the links in our emails: confirm the address of your ${brand.name} account with one click, or ask for a new link when one has expired.`,
}

export const recoverMeta: PageMeta = {
  title: 'Reset your password',
  description: `Enter the address of your ${brand.name} account and we send an email with a link that lets you set a new password.`,
}

export const newPasswordMeta: PageMeta = {
  title: 'Set a new password',
  description: `The last step after a forgotten password: choose a new one for your ${brand.name} account, type it twice, and log in with it.`,
}

export const accountMeta: PageMeta = {
  title: 'Your account',
  description: `Change the email address or the password of your ${brand.name} account, see how long you have been logged in, and log out on every device.`,
}
