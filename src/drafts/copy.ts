/** The confirmation before input is discarded. */
export const confirmDiscardCopy = {
  title: 'Discard what you typed?',
  description: 'You can’t undo this.',
  confirmLabel: 'Discard',
}

export const draftNoticeCopy = {
  restored: 'We kept this text for you. Closing this tab discards it.',
  prefilled: 'We added your answers to the message. Check it before you send it.',
  hidden: 'You have unsent text in this form.',
  /** A link after the first sentence, at the start of the second. */
  logIn: 'Log in',
  afterLogIn: 'to get it back.',
}

/** The toast if a list was added to a post that was started before. */
export const listAddedToast = {
  title: 'List Added',
  description: 'It’s below the text of your new post.',
}

/** The error if a text is added to one that is being sent. */
export const stillSendingCopy = {
  title: 'Error copying the list',
  text: 'Your last text is still being sent. Try again in a moment.',
}
