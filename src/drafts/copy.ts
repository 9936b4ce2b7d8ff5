/** The confirmation before input is discarded. */
export const confirmDiscardCopy = {
  title: 'Discard what you typed?',
  description: 'You can’t undo this.',
  confirmLabel: 'Discard',
}
