import type { FlowMockup } from '@/content/mockup-types'

export const mockup: FlowMockup = {
  kind: 'flow',
  title: 'Purchases over $5,000',
  note: 'Example: 4 companies, 11 sites',
  people: ['TS', 'LB', 'RK'],
  steps: [
    {
      title: 'Request',
      text: 'Press brake tooling, Dayton plant',
      status: { tone: 'done', text: 'Mon' },
    },
    {
      title: 'Site manager',
      text: 'R. Kowalski, budget line 410',
      status: { tone: 'done', text: 'Tue' },
    },
    {
      title: 'Group purchasing',
      text: 'Two quotes compared',
      status: { tone: 'done', text: 'Wed' },
    },
  ],
  branches: [
    { condition: 'Up to $25,000', title: 'CFO', text: 'L. Brandt, since Wednesday' },
    { condition: 'Above', title: 'Two board members', text: 'With minutes attached' },
  ],
  floatingCard: { label: 'Request 1184', value: '$18,400', text: '3 of 4 approvals' },
}
