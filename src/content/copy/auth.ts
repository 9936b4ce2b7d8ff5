import { brand } from '@/content/brand'
import type { PageMeta, SidePanel } from '@/content/types'
import { trialDays } from '@/content/catalog/plan-limits'

// Copy for login and sign-up.

/** The login page is shown at three paths. */
export const authMeta = {
  '/auth': {
    title: 'Log in or sign up',
    description: `One form for both: log in to your ${brand.name} account with email and password, or create one. Starter and Professional are free for ${trialDays} days.`,
  },
  '/login': {
    title: 'Log in',
    description: `Log in to ${brand.name} with your email and password. Afterward, you’re back on the page you came from.`,
  },
  '/signup': {
    title: `Start your ${trialDays}-day free trial`,
    description: `Create your ${brand.name} account with an email address and a password. Starter and Professional are free for ${trialDays} days, no credit card required.`,
  },
} satisfies Record<string, PageMeta>

/** A mode of the auth page. */
export type AuthMode = 'login' | 'signup'

export const authModes: Record<
  AuthMode,
  {
    title: string
    submitLabel: string
    pendingLabel: string
    question: string
    toggle: string
    panel: SidePanel
  }
> = {
  login: {
    title: 'Log in',
    submitLabel: 'Log in',
    pendingLabel: 'Logging In...',
    question: 'Don’t have an account?',
    toggle: 'Sign up',
    panel: {
      headline: 'Welcome back',
      points: ['Pick up your posts where you left off.'],
    },
  },
  signup: {
    title: 'Create your account',
    submitLabel: 'Sign up',
    pendingLabel: 'Signing Up...',
    question: 'Already have an account?',
    toggle: 'Log in',
    panel: {
      headline: `${trialDays}-day free trial`,
      points: [
        `Starter or Professional free for ${trialDays} days.`,
        'No credit card required.',
        'Your account opens with a dashboard for your own posts. Visits, premiums, loans and trips have their own prices.',
      ],
    },
  },
}

/** Shown at a sign-up that was opened from a service's page. */
export const getStarted = (service: string) =>
  `Create your account, then ask us how to start with ${service}.`

/** Shown on the login page after the server rejected a session or didn't respond. */
export const sessionNotes = {
  ended: 'Your session has ended. Log in again to continue.',
  unreachable:
    'We couldn’t check whether you’re logged in. Reload the page in a moment, or log in.',
}

/**
 * Shown on the login page after an email link of this kind, which is the navigation's state. The
 * browser's history keeps that, so the notes don't name the user.
 */
export const loginNotes: Partial<Record<string, string>> = {
  email_change: 'Your email address has been changed. Use the new one to log in.',
  recovery: 'Your password has been changed. Use the new one to log in.',
}

/** Shown in the form after a sign-up. */
export const signUpMessages = {
  loggedIn: 'Sign up successful! You are now logged in.',
  confirm: 'Sign up successful! Please check your email to confirm your account.',
}

/** Shown as a toast after a sign-up. */
export const signUpToasts = {
  loggedIn: { title: 'Sign Up Successful', description: 'You are now logged in.' },
  confirm: {
    title: 'Sign Up Successful',
    description: 'Check your email for a link. It may be in your spam folder.',
    duration: 10_000,
  },
}
