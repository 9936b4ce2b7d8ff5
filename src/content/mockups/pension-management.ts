import type { ChartMockup } from './types'

export const pensionManagementMockup: ChartMockup = {
  kind: 'chart',
  title: 'Monthly, in today’s dollars',
  note: 'Example: middle estimate, five plans',
  value: '$1,900',
  text: 'a month if you retire at 65',
  bars: [
    { label: 'At 60', height: 52 },
    { label: 'At 65', height: 70, highlighted: true },
    { label: 'At 70', height: 94 },
  ],
  entries: [
    {
      title: 'Bayline Freight, 1998 to 2006',
      text: '$410',
      value: { tone: 'success', text: 'Received' },
    },
    { title: 'State teachers’ plan', text: '$720', value: { tone: 'success', text: 'Vested' } },
    {
      title: 'Cannery, three months in 1996',
      text: '?',
      value: { tone: 'accent', text: 'Letter sent' },
    },
  ],
}
