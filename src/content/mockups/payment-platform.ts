import type { FormMockup } from './types'

export const paymentPlatformMockup: FormMockup = {
  kind: 'form',
  title: 'Saturday’s sales',
  note: 'Example: terminal, checkout and links',
  screen: 'Tall Pine Candles',
  fields: [
    { label: 'Two beeswax candles', value: '$48.00' },
    { label: 'Pay with', choices: ['Card', 'Wallet'] },
    { label: 'Card number', value: '•••• •••• •••• 4417' },
    { label: 'Expires', value: '09 / 29' },
  ],
  button: 'Pay $48.00',
  list: [
    { title: '$48.00', text: 'Online, fee $1.69', value: { tone: 'accent', text: 'Pending' } },
    { title: '$16.50', text: 'Terminal, booth 12', value: { tone: 'success', text: 'Settled' } },
    { title: '$210.00', text: 'Invoice 96, by link', value: { tone: 'success', text: 'Settled' } },
    { title: '$24.00', text: '1 of 6 mugs', value: { tone: 'quiet', text: 'Refunded' } },
    { title: '$9.00', text: 'Terminal, no signal', value: { tone: 'danger', text: 'To confirm' } },
  ],
  floatingCard: {
    label: 'Paid out on Friday',
    value: '$612.38',
    text: 'Fees $19.12, listed by sale',
  },
}
