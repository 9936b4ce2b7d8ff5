import { brand } from './brand'
import type { PageMeta } from './types'

/** What stands beside the form. */
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
