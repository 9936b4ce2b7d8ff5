import type { ChartMockup } from '@/content/mockups'

export const mockup: ChartMockup = {
  kind: 'chart',
  title: 'Monthly, in today’s dollars',
  note: 'Example: middle estimate, five plans',
  value: '$1,900',
  text: 'a month if you retire at 65',
  bars: { points: [52, 70, 94], strong: 1 },
  axis: ['At 60', 'At 65', 'At 70'],
  entries: [
    ['Bayline Freight, 1998 to 2006', '$410', ['done', 'Received']],
    ['State teachers’ plan', '$720', ['done', 'Vested']],
    ['Cannery, three months in 1996', '?', ['open', 'Letter sent']],
  ],
  floatingCard: { label: 'Beneficiary, two plans', value: 'Still names an ex-husband' },
}
