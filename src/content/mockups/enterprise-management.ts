import type { PictureMockup } from './types'

export const enterpriseManagementMockup: PictureMockup = {
  kind: 'picture',
  title: 'Purchases over $5,000',
  note: 'Example: 4 companies, 11 sites',
  people: ['TS', 'LB', 'RK'],
  picture: 'approvals',
  entries: [
    {
      title: 'Site manager',
      text: 'R. Kowalski, budget line 410',
      value: { tone: 'success', text: 'Tue' },
    },
    {
      title: 'Group purchasing',
      text: 'Two quotes compared',
      value: { tone: 'success', text: 'Wed' },
    },
    {
      title: 'CFO',
      text: 'L. Brandt, since Wednesday',
      value: { tone: 'accent', text: 'Waiting' },
    },
  ],
}
