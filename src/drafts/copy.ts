/** The confirmation before input is discarded. */
export const confirmDiscardCopy = {
  title: 'Discard what you typed?',
  description: 'You can’t undo this.',
  confirmLabel: 'Discard',
}

export const draftNoticeCopy = {
  restored: 'We restored what you typed earlier.',
  /** Followed by a link to log in. */
  loggedOut: 'You were logged out in another tab.',
  afterLogIn: 'to get your text back.',
}
