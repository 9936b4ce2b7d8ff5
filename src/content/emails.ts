import { brand } from './brand'

/** One email. Its texts may contain the variables of Supabase Auth, such as `{{.Email}}`. */
export interface Email {
  subject: string
  heading: string
  text: string
  button?: { label: string; path: string }
  note?: string
  /** Why the recipient gets it. */
  reason: string
}

const confirmPath = (type: string, address = 'Email') =>
  `/auth/confirm?token_hash={{.TokenHash}}&type=${type}&email={{.${address}}}&redirect={{.RedirectTo}}`

const contactButton = { label: 'Not you? Contact us', path: '/contact' }
const resetButton = { label: 'Not you? Set a new password', path: '/auth/recover' }
const resetNote =
  'If it was you, there’s nothing to do. If it wasn’t, click the button now. A new password logs out everyone else.'
const requestReason =
  'You’re getting this email because someone sent a request with your address to {{.SiteURL}}. If it wasn’t you, ignore it: nothing changes.'
const loginChangeReason =
  'You’re getting this email because we tell you about every change to how you log in at {{.SiteURL}}.'

/** The emails by the name of their template. `npm run gen:brand` writes them to supabase/. */
export const emails = {
  confirmation: {
    subject: `Confirm your email for ${brand.name}`,
    heading: 'Confirm your email',
    text: `Welcome to ${brand.name}. One step left: confirm that {{.Email}} is your address, and enter your password.`,
    button: { label: 'Confirm your email', path: confirmPath('signup') },
    note: 'The link works once and expires in an hour.',
    reason:
      'You’re getting this email because someone signed up at {{.SiteURL}} with this address. If it wasn’t you, don’t click the button: the account can’t be used without it, and you don’t need to do anything.',
  },
  recovery: {
    subject: `Set a new password for ${brand.name}`,
    heading: 'Set a new password',
    text: `We got a request to reset the password for the ${brand.name} account {{.Email}}. Click the button to choose a new one.`,
    button: { label: 'Set a new password', path: confirmPath('recovery') },
    note: 'The link works once and expires in an hour. Your old password works until you set a new one.',
    reason:
      'You’re getting this email because someone entered your address at {{.SiteURL}}. If it wasn’t you, ignore it: nothing changes.',
  },
  email_change: {
    subject: `Confirm the new email address for your ${brand.name} account`,
    heading: 'Confirm the new email address',
    // Without the old address, which a stranger may have chosen: mail programs make links of it.
    text: `You asked to change the email address for your ${brand.name} account to {{.NewEmail}}. If we emailed both addresses, click the button in each.`,
    button: { label: 'Confirm the change', path: confirmPath('email_change', 'NewEmail') },
    note: 'The link works once and expires in an hour.',
    reason: `You’re getting this email because someone who was logged in at {{.SiteURL}} asked for the change. If it’s your account and it wasn’t you, don’t click the button, and change your password: someone may know it. If you have no ${brand.name} account, ignore this email.`,
  },
  magic_link: {
    subject: `About a login link for ${brand.name}`,
    heading: 'No login link',
    text: `We got a request for a login link for {{.Email}}. ${brand.name} doesn’t use login links, so this email has none. Log in with your password.`,
    reason: requestReason,
  },
  reauthentication: {
    subject: `About a code for your ${brand.name} account`,
    heading: 'No code',
    text: `We got a request for a code for the ${brand.name} account {{.Email}}. ${brand.name} doesn’t email codes, so this email has none.`,
    reason: requestReason,
  },
  invite: {
    subject: `About an invitation to ${brand.name}`,
    heading: 'No invitation',
    text: `We got a request to invite {{.Email}} to ${brand.name}. We didn’t send an invitation, so this email has no link.`,
    reason: requestReason,
  },
  password_changed: {
    subject: `Your ${brand.name} password was changed`,
    heading: 'Your password was changed',
    text: `The password for your ${brand.name} account, {{.Email}}, was just changed. All other devices were logged out.`,
    button: resetButton,
    note: resetNote,
    reason:
      'You’re getting this email because we tell you about every change to your password at {{.SiteURL}}.',
  },
  email_changed: {
    subject: `The email address for your ${brand.name} account was changed`,
    heading: 'Your email address was changed',
    text: `Your ${brand.name} account moved from {{.OldEmail}} to {{.Email}}. From now on, log in with the new address.`,
    button: contactButton,
    note: 'If it was you, there’s nothing to do. If it wasn’t, contact us right away, and email us from this address.',
    reason:
      'You’re getting this email because {{.OldEmail}} was the address of an account at {{.SiteURL}}. We won’t send account emails to it anymore.',
  },
  mfa_factor_enrolled: {
    subject: `An authenticator was added to your ${brand.name} account`,
    heading: 'An authenticator was added',
    text: `An authenticator app was added to your ${brand.name} account, {{.Email}}. From now on, you log in with your password and a code from the app.`,
    button: contactButton,
    note: 'If it was you, there’s nothing to do. If it wasn’t, contact us right away: someone knows your password.',
    reason: loginChangeReason,
  },
  mfa_factor_unenrolled: {
    subject: `An authenticator was removed from your ${brand.name} account`,
    heading: 'An authenticator was removed',
    text: `An authenticator app was removed from your ${brand.name} account, {{.Email}}. Its codes no longer work. If it was your only one, your password alone now logs you in.`,
    button: resetButton,
    note: resetNote,
    reason: loginChangeReason,
  },
} satisfies Record<string, Email>
