// The words of the forms of the account journey.

/** The panel beside a form. */
export interface SidePanel {
  headline: string
  points: [string, string, string]
}

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
      points: [
        'Your posts, newest first.',
        'After login, you return to the page you came from.',
        'Only you can open your dashboard.',
      ],
    },
  },
  signup: {
    title: 'Create your account',
    submitLabel: 'Sign up',
    pendingLabel: 'Signing Up...',
    question: 'Already have an account?',
    toggle: 'Log in',
    panel: {
      headline: '14\u2011day free trial',
      points: [
        'Every service free for 14 days.',
        'No credit card required.',
        'One account for every service.',
      ],
    },
  },
}

/** Shown at a sign-up that was opened from a service's page. */
export const getStarted = (service: string) => `Sign up to use ${service}.`

/** Shown at the log-in after a session that the server has rejected, or did not answer about. */
export const sessionNotes = {
  expired: 'Your session has ended. Log in again to continue.',
  unchecked:
    'The server did not answer, so we do not know whether you are logged in. Reload the page in a moment, or log in.',
}

/** Shown at the log-in after something has happened to the account of an address. */
export const logInNews = {
  'signed-up': (email: string) =>
    `We sent a link to ${email}. Open it to confirm the address, then log in.`,
  confirmed: (email: string) => `${email} is confirmed. Log in to continue.`,
  'email-changed': (email: string) =>
    `The address of your account is now ${email}. Log in with it.`,
  'password-changed': (email: string) => `The password of ${email} is changed. Log in with it.`,
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

/** The panel beside every page of a link in our emails. */
export const confirmPanel: SidePanel = {
  headline: 'About our links',
  points: [
    'Only someone who can read the email can confirm the address.',
    'Each link works once, for an hour.',
    'Then you log in and continue where you left off.',
  ],
}

/** The pages that ask before the link of an email is used, by its `type`. */
export const emailLinks = {
  signup: {
    title: 'Confirm your email',
    text: (email) => `Confirm that ${email} is your address.`,
    button: 'Confirm Email',
  },
  recovery: {
    title: 'Set a new password',
    text: (email) => `Choose a new password for ${email}.`,
    button: 'Continue',
  },
  email_change: {
    title: 'Confirm the new address',
    text: (email) => `Make ${email} the address of your account.`,
    button: 'Confirm Address',
  },
} satisfies Record<string, { title: string; text: (email: string) => string; button: string }>

export const failedLink = {
  title: 'This link no longer works',
  /** The answer to an earlier press was lost. */
  responseLost: 'Your address may be confirmed already.',
  logIn: ' Log in.',
  signedInAs: (email: string) => ` You are logged in as ${email}.`,
}

/** What the link of an email has done. */
export const linkMessages = {
  emailConfirmed: { title: 'Email Confirmed' },
  emailChanged: { title: 'Email Changed', description: 'Your account has its new address.' },
  otherUser: (email: string) => `Confirmed for ${email}. You stay logged in with your own account.`,
  otherAddress: 'Confirmed. Now follow the link in the email to your other address as well.',
}

export const recoverForm = {
  title: 'Reset your password',
  text: 'We email you a link to set a new password.',
  sent: 'If there is an account with this address, an email with a link is on its way. If none comes within a few minutes, ask again.',
  panel: {
    headline: 'How it works',
    points: [
      'The email arrives within a few minutes. Check your spam folder.',
      'Your old password works until you set a new one.',
      'Your posts stay as they are.',
    ],
  } satisfies SidePanel,
}

export const newPasswordPage = {
  title: 'Set a new password',
  recovering: (email: string) => `For ${email}.`,
  changed: 'Password Changed',
  otherUser: (email: string) => `For ${email}. You stay logged in with your own account.`,
  othersNotEnded:
    'Your other sessions could not be ended. Use “Log out everywhere” on your account page.',
  signedIn: {
    text: 'You are logged in. Change your password on your account page.',
    action: 'Go to your account',
  },
  visitor: {
    text: 'This page works for 15 minutes after you follow the link in our email.',
    action: 'Ask for a link',
  },
  panel: {
    headline: 'Choose a strong password',
    points: [
      'Three or four random words are strong and easy to remember.',
      'Use a password that you use nowhere else.',
      'A password manager can create one and remember it.',
    ],
  } satisfies SidePanel,
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
  passwordChanged: 'Your password is changed, and your other sessions have ended.',
  othersNotEnded:
    'Your password is changed, but your other sessions could not be ended. Use “Log out everywhere”.',
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
    description: `The account of ${email} and all of its posts are deleted.`,
    duration: 10_000,
  }),
}

export const wrongCode = 'Enter the six digits of the code.'

export const mfaPage = {
  title: 'Enter your code',
  text: (email: string) => `Your account also asks for a code, for ${email}.`,
  unsupported: (email: string) =>
    `Your account is protected by an authenticator that this site cannot ask for: ${email}.`,
  /** Added at the log-in that follows a password reset. */
  afterReset: ' A link in an email logs nobody in, so the log-in asks for a code of its own.',
  codeHint:
    'The six digits that your authenticator app shows now. Lost your phone? Use your spare app, or contact us.',
  panel: {
    headline: 'Two-factor authentication',
    points: [
      'Your account needs a code as well as your password.',
      'Each code works for a short time.',
      'Every app that you have added shows a code that works.',
    ],
  } satisfies SidePanel,
}

export const mfaSection = {
  off: 'Protect your account with a second step: a code from an authenticator app at each log-in.',
  on: 'Each log-in needs your password and a code from one of these apps.',
  endsSessions: 'Your sessions on other devices end when you turn this on.',
  nameHint: 'To tell your apps apart, such as “Phone”.',
  scan: 'Scan this QR code with your authenticator app, or enter the key below. Then enter the code that the app shows.',
  codeHint: 'The six digits that the app shows now.',
  verifyHint: (name: string) => `The six digits that “${name}” shows now.`,
  removesLast: 'Without it, your password alone logs you in.',
  lost: 'Lost your phone? Log in with a spare app on another device and remove the lost one here. No spare?',
  notLoaded: 'Your authenticators could not be loaded.',
  added: { title: 'Authenticator Added', description: 'Each log-in now needs a code.' },
  removed: { title: 'Authenticator Removed', description: 'Its codes no longer work.' },
}
