import { brand } from './brand'
import type { PageMeta } from './types'

/** The panel beside the form. */
export interface SidePanel {
  headline: string
  points: [string, string, string]
}

export const authMeta: PageMeta = {
  title: 'Log in or sign up',
  description: `One form for both: log in to your ${brand.name} account with email and password, or create one and start your 14-day free trial.`,
}

export const loginMeta: PageMeta = {
  title: 'Log in',
  description: `Log in to ${brand.name} with your email and password and go straight on to the page you were heading for, the patient portal included.`,
}

export const signupMeta: PageMeta = {
  title: 'Start your 14-day free trial',
  description: `Create a ${brand.name} account with an email address and a password. 14-day free trial, no credit card required.`,
}

export const loginPanel: SidePanel = {
  headline: 'Welcome back',
  points: [
    'Your posts are where you left them, the newest on top.',
    'You return to the page that sent you here to log in.',
    'No other member can open what is in your dashboard.',
  ],
}

export const signupPanel: SidePanel = {
  headline: '14-day free trial',
  points: [
    'Every service is free for 14 days. No credit card required.',
    'An email address and a password are all that we ask for.',
    'One account opens every suite, so you never sign up twice.',
  ],
}

export const mfaPanel: SidePanel = {
  headline: 'Two-step login',
  points: [
    'You have set up an authenticator, so a password alone is not enough.',
    'Each code works once, and only for a short while.',
    'Nothing of your account is shown before the code is right.',
  ],
}

export const confirmMeta: PageMeta = {
  title: 'Confirm your email',
  description: `The page of the links in our emails: confirm the address of your ${brand.name} account with one click, or ask for a new link when one has expired.`,
}

export const confirmPanel: SidePanel = {
  headline: 'Confirm that it is you',
  points: [
    'Only someone who can open the email can confirm the address.',
    'You go on to the page where you were heading.',
    'Each link works once, and for an hour.',
  ],
}

export const recoverMeta: PageMeta = {
  title: 'Reset your password',
  description: `Enter the address of your ${brand.name} account and we send an email with a link that lets you set a new password and logs you in.`,
}

export const recoverPanel: SidePanel = {
  headline: 'How it works',
  points: [
    'Your posts stay as they are; only the password changes.',
    'The email comes within a few minutes. Check your spam folder as well.',
    'Until you set a new password, the old one still works.',
  ],
}

export const newPasswordMeta: PageMeta = {
  title: 'Set a new password',
  description: `The last step after a forgotten password: choose a new one for your ${brand.name} account, type it twice, and continue where you left off.`,
}

export const newPasswordPanel: SidePanel = {
  headline: 'Choose a strong password',
  points: [
    'Three or four random words are strong and easy to remember.',
    'Use a password here that you use nowhere else.',
    'A password manager can think one up and keep it.',
  ],
}

export const accountMeta: PageMeta = {
  title: 'Your account',
  description: `Change the email address or the password of your ${brand.name} account, see how long you have been logged in, and log out on every device.`,
}
