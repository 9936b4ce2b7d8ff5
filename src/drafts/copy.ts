/** The confirmation before input is discarded. */
export const confirmDiscardCopy = {
  title: 'Discard what you typed?',
  description: 'You can’t undo this.',
  confirmLabel: 'Discard',
}

export const draftNoticeCopy = {
  restored: 'We restored what you typed earlier.',
  /** Followed by a link to log in. */
  hidden: 'You have unsent text in this form.',
  afterLogIn: 'to get it back.',
}
