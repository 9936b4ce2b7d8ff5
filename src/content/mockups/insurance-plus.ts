import type { TableMockup } from '@/content/mockups'

export const mockup: TableMockup = {
  kind: 'table',
  title: 'Three offers for a row house',
  note: 'Built 1924, $310,000 to rebuild',
  action: 'Change answers',
  columns: ['What if', 'Offer A', 'Offer B', 'Offer C'],
  rows: [
    ['A pipe bursts', 'Slowly, over weeks', ['late', 'No'], ['done', 'Paid'], ['done', 'Paid']],
    [
      'The sewer backs up',
      'Into the basement',
      ['open', '$5,000'],
      ['late', 'No'],
      ['done', '$10,000'],
    ],
    ['A guest falls', 'On your stairs', ['done', 'Paid'], ['done', 'Paid'], ['done', 'Paid']],
    ['Deductible', 'Per claim', '$1,000', '$2,500', '$1,000'],
    ['Per month', 'First year', '$118', '$92', '$141'],
  ],
  active: 1,
  keepColumns: true,
  floatingCard: { label: 'Read first', value: 'Page 14, “seepage”' },
}
