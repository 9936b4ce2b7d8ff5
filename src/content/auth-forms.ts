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
    submit: string
    pending: string
    question: string
    toggle: string
    panel: SidePanel
  }
> = {
  login: {
    title: 'Log in',
    submit: 'Log In',
    pending: 'Logging In...',
    question: "Don't have an account?",
    toggle: 'Sign up',
    panel: {
      headline: 'Welcome back',
      points: [
        'Your posts are where you left them, the newest on top.',
        'You return to the page that sent you here to log in.',
        'No other member can open what is in your dashboard.',
      ],
    },
  },
  signup: {
    title: 'Create your account',
    submit: 'Sign Up',
    pending: 'Signing Up...',
    question: 'Already have an account?',
    toggle: 'Log in',
    panel: {
      headline: '14‑day free trial',
      points: [
        'Every service is free for 14 days. No credit card required.',
        'An email address and a password are all that we ask for.',
        'One account opens every suite, so you never sign up twice.',
      ],
    },
  },
}

/** Shown at a sign-up that a service's page has led to. */
export const getStarted = (service: string) => `To get started with ${service}.`

/** Shown at the log-in after a session that the server did not renew. */
export const sessionLostNote = 'Your session could not be renewed. Log in again to continue.'

/** Shown as a toast after a sign-up, and in the form. */
export const signUpToasts = {
  loggedIn: { title: 'Sign Up Successful', description: 'You are now logged in.' },
  confirm: {
    title: 'Sign Up Successful',
    description: 'Please check your email to confirm your account.',
    duration: 10_000,
  },
}

/** The panel beside every page of a link in our emails. */
export const confirmPanel: SidePanel = {
  headline: 'Confirm that it is you',
  points: [
    'Only someone who can open the email can confirm the address.',
    'You go on to the page where you were heading.',
    'Each link works once, and for an hour.',
  ],
}

/** A page of a link in our emails: what the link is for, and a button. */
export interface EmailLink {
  title: string
  text: string
  button: string
}

const signup: EmailLink = {
  title: 'Confirm your email',
  text: 'One click confirms your address and logs you in.',
  button: 'Confirm Email',
}

/** The links in our emails, by their `type`. */
export const emailLinks = {
  signup,
  email: signup,
  recovery: {
    title: 'Set a new password',
    text: 'Continue to choose the new password for your account.',
    button: 'Continue',
  },
  email_change: {
    title: 'Confirm the new address',
    text: 'One click confirms the new email address of your account.',
    button: 'Confirm Address',
  },
} satisfies Record<string, EmailLink>

export const expiredLink = {
  title: 'This link no longer works',
  text: 'It has expired, was used before, or is not complete.',
  signedInAs: (email: string) => ` You are logged in as ${email}.`,
  sendAgain: 'Need to confirm your email? Send a new link.',
}

/** The page of a link with a session: the question whether to use it, or why it is not used. */
export const callbackLink = {
  question: {
    title: 'Is this your email address?',
    text: (email: string) =>
      `This link logs you in as ${email}. Continue only if the address is yours.`,
    button: 'Continue',
  },
  notUsed: {
    title: 'You are already logged in',
    signedInAs: (email: string) => `You are logged in as ${email}. `,
    sameAccount: 'The link that you opened is for the same account.',
    otherAccount: (email: string) =>
      `The link that you opened is for ${email} and was not used. To use it, log out first.`,
    button: 'Continue',
  },
}

export const uncheckedLink = {
  title: 'This link could not be checked',
  text: 'The server did not answer. Check your connection and try again.',
  button: 'Try again',
}

export const confirmMessages = {
  otherUser: (email: string) => `Confirmed for ${email}. You stay logged in with your own account.`,
  otherAddress: 'Confirmed. Now follow the link in the email to your other address as well.',
  emailChanged: { title: 'Email Changed', description: 'Your account has its new address.' },
  emailConfirmed: { title: 'Email Confirmed', description: 'You are now logged in.' },
}

export const recoverForm = {
  title: 'Reset your password',
  text: 'We send an email with a link that lets you set a new password.',
  sent: 'If there is an account with this address, an email with a link is on its way. If none comes within a few minutes, ask again.',
  panel: {
    headline: 'How it works',
    points: [
      'Your posts stay as they are; only the password changes.',
      'The email comes within a few minutes. Check your spam folder as well.',
      'Until you set a new password, the old one still works.',
    ],
  } satisfies SidePanel,
}

export const newPasswordPage = {
  title: 'Set a new password',
  recovering: (email: string) => `For ${email}.`,
  saved: 'You are logged in.',
  savedHere:
    'Your other sessions could not be ended. Use "Log out everywhere" on your account page.',
  signedIn: {
    text: 'You are logged in. Change your password on your account page.',
    action: 'Go to your account',
  },
  visitor: {
    text: 'This page works after you follow the link in our email.',
    action: 'Ask for a link',
  },
  panel: {
    headline: 'Choose a strong password',
    points: [
      'Three or four random words are strong and easy to remember.',
      'Use a password here that you use nowhere else.',
      'A password manager can think one up and keep it.',
    ],
  } satisfies SidePanel,
}

export const accountMessages = {
  email: (email: string) => `Your address is ${email}.`,
  newEmail: (email: string) => ` It becomes ${email} once that is confirmed by email.`,
  sameEmail: 'This is already your address.',
  emailSent:
    'We have sent an email with a link that confirms the change. If both addresses receive one, follow both.',
  wrongPassword: 'The current password is wrong.',
  passwordChanged: 'Your password is changed, and your other sessions have ended.',
  othersNotEnded:
    'Your password is changed, but your other sessions could not be ended. Use "Log out everywhere".',
  sessions:
    "If you have lost a device, or used someone else's, end every session at once, this one included.",
}

export const deleteAccountForm = {
  text: 'This deletes your account, all of your posts and every session, at once and for good. Messages that you have sent with the contact form stay with us.',
  wrongWord: 'Enter the word “delete”.',
  unsupported: 'Your account is protected by an authenticator that this site cannot ask for.',
  codeHint: 'The digits of your authenticator app or of the text message that you get now.',
  deleted: (email: string) => ({
    title: 'Account Deleted',
    description: `The account of ${email} and all of its posts are deleted.`,
    duration: 10_000,
  }),
}

export const wrongCode = 'Enter the digits of the code.'

export const mfaPage = {
  title: 'Enter your code',
  text: (email: string) => `One more step: your account also asks for a code, for ${email}.`,
  unsupported: (email: string) =>
    `Your account is protected by an authenticator that this site cannot ask for: ${email}.`,
  appHint: 'The six digits that your authenticator app shows now.',
  phoneHint: 'The digits of the text message.',
  textSent: 'We have sent a code to your phone.',
  panel: {
    headline: 'Two-step login',
    points: [
      'You have set up an authenticator, so a password alone is not enough.',
      'Each code works once, and only for a short while.',
      'Nothing of your account is shown before the code is right.',
    ],
  } satisfies SidePanel,
}
