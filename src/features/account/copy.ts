import { brand } from '@/content/brand'
import { getAccountNote } from '@/content/shared-copy'
import type { PageMeta } from '@/content/types'

/** The panel next to a form. */
export interface SidePanel {
  headline: string
  points: string[]
}

// Copy for login and sign-up.

/** The login page is shown at three paths. */
export const authMeta = {
  '/auth': {
    title: 'Log in or sign up',
    description: `One form for both: log in to your ${brand.name} account with email and password, or create one that opens a dashboard for your own posts.`,
  },
  '/login': {
    title: 'Log in',
    description: `Log in to ${brand.name} with your email and password. Afterward, you’re back on the page you came from.`,
  },
  '/signup': {
    title: 'Create your account',
    description: `Create your ${brand.name} account with an email address and a password. It opens a dashboard for your own posts, no credit card required.`,
  },
} satisfies Record<string, PageMeta>

/** A mode of the auth page. */
export type AuthMode = 'login' | 'signup'

export const authModes: Record<
  AuthMode,
  {
    title: string
    submit: { label: string; pendingLabel: string }
    question: string
    toggle: string
    panel: SidePanel
  }
> = {
  login: {
    title: 'Log in',
    submit: { label: 'Log in', pendingLabel: 'Logging In...' },
    question: 'Don’t have an account?',
    toggle: 'Sign up',
    panel: {
      headline: 'Welcome back',
      points: ['Pick up your posts where you left off.'],
    },
  },
  signup: {
    title: 'Create your account',
    submit: { label: 'Sign up', pendingLabel: 'Signing Up...' },
    question: 'Already have an account?',
    toggle: 'Log in',
    panel: {
      headline: 'What your account does today',
      points: [
        'Your notes, called posts, open in any browser you log in from.',
        'Lists from our service pages are yours to copy and change.',
        'You can download your posts, or delete your account, at any time.',
      ],
    },
  },
}

/** Copy for the sign-up form. */
export const signUpCopy = {
  /** Returns what is shown below the form: what we keep, who can see it, and how to delete it. */
  getDataNote: (hasService: boolean, isClosed: boolean) =>
    `We keep your email address, hashed password, posts${hasService ? ', the service you came from' : ''}${isClosed ? ', whether you want its email' : ''} and each login’s time, browser and IP address. Our administrators can see all of this, but not your password. You can delete your account at any time; we keep login records until you ask us to delete them.`,
  /** A link after that. */
  details: 'What\u00a0we\u00a0keep',
  /** Returns the label of the choice to get an email about a service that isn't open. */
  getEmailChoice: (service: string) => `Send me one email if ${service} opens`,
  /** Shown in the form after a sign-up. */
  messages: {
    loggedIn: 'Sign up successful! You are now logged in.',
    confirm: 'Sign up successful! Please check your email to confirm your account.',
  },
  /** Shown as a toast after a sign-up. */
  toasts: {
    loggedIn: {
      title: 'Sign Up Successful',
      description:
        'Your account is ready. Open your dashboard to write a post or save a list you copied.',
    },
    confirm: {
      title: 'Sign Up Successful',
      description: 'Check your email for a link. It may be in your spam folder.',
      duration: 10_000,
    },
  },
}

/** Returns what the login page says about a list that a visitor has copied to a post. */
export const getCopiedNote = (title: string) =>
  `“${title}” is kept in this tab. Once you’re logged in here, it’s in the form for a new post.`

/** Returns what the form says about the service that its link names; `link` leads to the contact form. */
export function getServiceNote(
  mode: AuthMode,
  service: string,
  isIncluded: boolean,
): { text: string; link?: string } | undefined {
  if (mode === 'login')
    return isIncluded
      ? undefined
      : { text: `Log in to your ${brand.name} account. It doesn’t include ${service} yet.` }
  return isIncluded
    ? { text: `Create your account to start with ${service}.` }
    : {
        text: `Not in your account yet: ${service}. Create an account, then`,
        link: 'tell us what you’d use it for',
      }
}

/** Returns what an account includes. */
export const getSignUpNote = () =>
  ['An account is free, and isn’t a trial.', getAccountNote()].filter(Boolean).join(' ')

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

export const forgotPassword = 'Forgot your password?'

export const getNewPasswordHint = (min: number) => `At least ${min} characters.`

/** Messages for an invalid password. */
export const passwordMessages = {
  tooShort: (min: number) => (label: string) => `${label} needs at least ${min} characters.`,
  tooLong: (max: number) => (label: string) =>
    `${label} can have at most ${max} characters. Accented letters and emoji count as more than one.`,
  mismatch: 'The passwords don’t match.',
}

/** Copy for the button that sends the confirmation email again. */
export const resendCopy = {
  submit: { label: 'Send the email again', pendingLabel: 'Sending...' },
  sent: 'If this address still needs to be confirmed, a new email is on its way.',
}

export const loggedInToast = { title: 'Login Successful', description: 'Welcome back!' }

/** The toast after logging out in this browser, or on every device. */
export const loggedOutToasts = {
  local: { title: 'Logged Out', description: 'You have been successfully logged out.' },
  global: { title: 'Logged Out', description: 'You have been logged out on every device.' },
}

export const logoutErrorTitle = 'Logout Error'

/** The confirmation of a logout that discards drafts. */
export const confirmLogOutCopy = {
  title: 'Log out without saving your changes?',
  description: 'Logging out discards the text that you haven’t saved or sent in this tab.',
  confirmLabel: 'Log out',
}

// Copy for the page that email links open, and for the page that sends such a link.

export const confirmMeta: PageMeta = {
  title: 'Confirm your email',
  description: `The page behind the links in our emails: confirm the address of your ${brand.name} account, or request a new link when one has expired.`,
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

/** Each hint has the label of its link. */
export const failedLinkCopy = {
  title: 'This link no longer works',
  visitor: {
    hint: ' If your address is already confirmed, log in. If your password doesn’t work, reset it there.',
    label: 'Log in',
  },
  recovery: {
    hint: ' After you press “Continue”, you have 15 minutes to set a new password without leaving or reloading the page.',
    label: 'Request a new link',
  },
  user: {
    hint: ' You’re logged in, and your account page shows your address.',
    label: 'Continue',
  },
}

/** The results of email links. */
export const emailLinkCopy = {
  newPasswordSubmit: { label: 'Save password', pendingLabel: 'Saving...' },
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
  submit: { label: 'Send link', pendingLabel: 'Sending...' },
  sent: 'If there’s an account with this address, a link is on its way. If none comes in a few minutes, check your spam folder, then request another.',
  remembered: 'Remembered it?',
  panel: {
    headline: 'How it works',
    points: [
      'The email arrives within a few minutes. Check your spam folder.',
      'Your old password works until you set a new one.',
      'Your posts stay as they are.',
    ],
  } satisfies SidePanel,
}

/** Shown before the user's email address. */
export const loggedInAs = 'Logged in as'

// Copy for the account page.

export const meta: PageMeta = {
  title: 'Your account',
  description: `Change the email address or the password of your ${brand.name} account, and log out on every device.`,
}

/** Shown to users who asked for an email when a service opens, before a link to the contact form. */
export const getOpeningNote = (service: string) => ({
  text: `We’ll email you once if ${service} opens.`,
  link: 'Tell us not to',
})

export const changeEmailCopy = {
  title: 'Email',
  text: 'We’ll email a link that confirms the new address.',
  newEmail: (email: string) =>
    `Your email address will change to ${email} once you confirm by email.`,
  sameEmail: 'This is already your email address.',
  submit: { label: 'Change email', pendingLabel: 'Changing...' },
  sent: 'Check your email and click the button in it. If both addresses get an email, click the button in each.',
}

export const changePasswordCopy = {
  title: 'Password',
  text: 'A new password logs you out on your other devices.',
  submit: { label: 'Change password', pendingLabel: 'Changing...' },
  changedToast: { title: 'Password Changed' },
  changed: 'Your password has been changed, and you’re logged out on your other devices.',
}

export const sessionsCopy = {
  title: 'Sessions',
  text: 'Lost a device, or used someone else’s? Log out everywhere at once, including here.',
  button: 'Log out everywhere',
}

export const deleteAccountCopy = {
  title: 'Delete account',
  text: 'This deletes all of your posts, everything else in your account and any text you haven’t saved or sent in this tab, and logs you out everywhere. It can’t be undone. We keep contact messages and login records until you ask, through the contact form, to delete them.',
  submit: { label: 'Delete account', pendingLabel: 'Deleting...' },
  wrongConfirmation: 'Enter the word “delete”.',
  deleted: (email: string) => ({
    title: 'Account Deleted',
    description: `The account ${email} and all of its posts have been deleted.`,
    duration: 10_000,
  }),
}

export const mfaSectionCopy = {
  title: 'Two-factor authentication',
  text: 'Protects your account with a second step: a code from an authenticator app each time you log in.',
  endsSessions: 'Turning this on logs you out on your other devices.',
  /** The name of an app without one. */
  unnamed: 'Authenticator app',
  nameHint: 'To tell your apps apart, such as “Phone”.',
  scan: 'Scan this QR code with your authenticator app, or enter the key below. Then enter the code that the app shows.',
  codeHint: 'The six-digit code that the app shows now.',
  otherCodeHint: 'The six-digit code that another of your apps shows now.',
  removeSubmit: { label: 'Remove app', pendingLabel: 'Removing...' },
  removesLast: 'Without it, your password alone logs you in.',
  lostPhone:
    'Lost your phone? Log in with a spare app on another device and remove the lost one here. No spare?',
  notLoaded: 'We couldn’t load your authenticator apps.',
  added: { title: 'Authenticator Added', description: 'Each login now needs a code.' },
  removed: { title: 'Authenticator Removed', description: 'Its codes no longer work.' },
}

/** The title of the toast of a failed auth request. */
export const authErrorTitle = 'Authentication Error'

/** Messages of failed calls in `api.ts`. */
export const accountErrorMessages = {
  emailUnknown: 'We may have sent you an email. If none comes in a few minutes, try again.',
  removalUnknown: 'The app may already be removed. The list shows whether it is.',
  passwordUnknown:
    'Your password may already be changed. Try again: if your current password is wrong then, the new one works.',
  wrongPassword: 'The current password is wrong.',
  deletionUnknown:
    'Your account may already be deleted. Reload the page: if you can’t log in then, it is.',
}

// Copy for forms that ask for an authenticator code.

export const wrongCode = 'Enter the six-digit code.'

export const mfaCopy = {
  title: 'Enter your code',
  text: (email: string) => `To log in as ${email}, enter the code from your authenticator app.`,
  /** Added on the login page after a password reset. */
  afterReset: ' A password reset doesn’t log you in, so we ask for a code once more.',
  codeHint:
    'The six-digit code that the app shows now. Lost your phone? Use your spare app, or contact us.',
  panel: {
    headline: 'Two-factor authentication',
    points: [
      'Your account needs a code as well as your password.',
      'The code changes every 30 seconds.',
      'Any app you’ve added will do.',
    ],
  } satisfies SidePanel,
}
