import type { FormMockup } from '@/content/mockups'

export const mockup: FormMockup = {
  kind: 'form',
  title: 'Saturday’s sales',
  note: 'Terminal, checkout and links',
  screen: 'Tall Pine Candles',
  fields: [
    ['Two beeswax candles', '$48.00'],
    ['Pay with', 'Card / Wallet', 'choice'],
    ['Card number', '•••• •••• •••• 4417'],
    ['Expires', '09 / 29'],
  ],
  button: 'Pay $48.00',
  list: [
    ['$48.00', 'Online, fee $1.69', ['open', 'Pending']],
    ['$16.50', 'Terminal, booth 12', ['done', 'Settled']],
    ['$210.00', 'Invoice 96, by link', ['done', 'Settled']],
    ['$24.00', '1 of 6 mugs', ['quiet', 'Refunded']],
    ['$9.00', 'Terminal, no signal', ['late', 'To confirm']],
  ],
  floatingCard: {
    label: 'Paid out on Friday',
    value: '$612.38',
    text: 'Fees $19.12, listed by sale',
  },
}
