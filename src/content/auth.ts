import { brand } from './brand'
import type { PageMeta } from './types'

/** The panel beside the form. */
export interface SidePanel {
  headline: string
  points: [string, string, string]
}

export const authMeta: PageMeta = {
  title: 'Log in or sign up',
  description: `One form for both: log in to your ${brand.name} account with email and password, or make a new one and start your 14 free days.`,
}

export const loginMeta: PageMeta = {
  title: 'Log in',
  description: `Log in to ${brand.name} with your email and password and go straight on to the page you were heading for, the patient portal included.`,
}

export const signupMeta: PageMeta = {
  title: 'Start your free trial',
  description: `Create a ${brand.name} account with an email address and a password. The trial lasts 14 days, and no card is asked for at any point in it.`,
}

export const loginPanel: SidePanel = {
  headline: 'Good to see you again',
  points: [
    'Your posts are where you left them, the newest on top.',
    'You return to the page that sent you here to log in.',
    'No other member can open what is in your dashboard.',
  ],
}

export const signupPanel: SidePanel = {
  headline: 'Fourteen days to look around',
  points: [
    'The trial is free for 14 days, and no card is required.',
    'An email address and a password are all that we ask for.',
    'One account opens every suite, so you never sign up twice.',
  ],
}

export const mfaPanel: SidePanel = {
  headline: 'A password and a code',
  points: [
    'You have set up an authenticator, so a password alone is not enough.',
    'Each code works once, and only for a short while.',
    'Nothing of your account is shown before the code is right.',
  ],
}

export const confirmMeta: PageMeta = {
  title: 'Confirm by email',
  description: `Where the links in the emails of ${brand.name} lead: confirm your address with one press, or ask for a new link when one has expired.`,
}

export const confirmPanel: SidePanel = {
  headline: 'Just to be sure it is you',
  points: [
    'Whoever can open the email can confirm the address.',
    'You go on to the page where you were heading.',
    'Each link works once, and for an hour.',
  ],
}

export const recoverMeta: PageMeta = {
  title: 'Forgotten password',
  description: `Enter the address of your ${brand.name} account and we send an email with a link that lets you set a new password and logs you in.`,
}

export const recoverPanel: SidePanel = {
  headline: 'It happens to everybody',
  points: [
    'Your posts stay as they are; only the password changes.',
    'The email comes within a few minutes. Look among the spam as well.',
    'Without the link in it, your old password goes on working.',
  ],
}

export const newPasswordMeta: PageMeta = {
  title: 'Set a new password',
  description: `The last step after a forgotten password: choose a new one for your ${brand.name} account, type it twice, and go on where you left.`,
}

export const newPasswordPanel: SidePanel = {
  headline: 'Make it a good one',
  points: [
    'Three or four random words are strong and easy to remember.',
    'Use a password here that you use nowhere else.',
    'A password manager can think one up and keep it.',
  ],
}

export const accountMeta: PageMeta = {
  title: 'Your account',
  description: `Change the email address or the password of your ${brand.name} account, see since when you are logged in, and log out on every device.`,
}
