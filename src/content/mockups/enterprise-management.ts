import type { FlowMockup } from '@/content/mockups'

export const mockup: FlowMockup = {
  kind: 'flow',
  title: 'Purchases over $5,000',
  note: 'Applies to 4 companies, 11 sites',
  people: ['TS', 'LB', 'RK'],
  steps: [
    ['Request', 'Press brake tooling, Dayton plant', ['done', 'Mon']],
    ['Site manager', 'R. Kowalski, budget line 410', ['done', 'Tue']],
    ['Group purchasing', 'Two quotes compared', ['done', 'Wed']],
  ],
  branches: [
    ['Up to $25,000', 'CFO', 'L. Brandt, since Wednesday'],
    ['Above', 'Two board members', 'With minutes attached'],
  ],
  floatingCard: { label: 'Request 1184', value: '$18,400', text: '3 of 4 approvals' },
}
