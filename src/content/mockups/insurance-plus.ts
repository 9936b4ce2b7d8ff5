import type { TableMockup } from '@/content/mockups'

export const mockup: TableMockup = {
  kind: 'table',
  title: 'Three sample quotes, one row house',
  note: 'Built 1924, $310,000 to rebuild',
  action: 'Change answers',
  columns: ['What if', 'Quote A', 'Quote B', 'Quote C'],
  rows: [
    [
      'A pipe leaks',
      'Slowly, over weeks',
      ['late', 'Excluded'],
      ['done', 'Covered'],
      ['done', 'Covered'],
    ],
    [
      'The sewer backs up',
      'Into the basement',
      ['open', '$5,000'],
      ['late', 'Excluded'],
      ['done', '$10,000'],
    ],
    [
      'A guest falls',
      'On your stairs',
      ['done', 'Covered'],
      ['done', 'Covered'],
      ['done', 'Covered'],
    ],
    ['Deductible', 'Per claim', '$1,000', '$2,500', '$1,000'],
    ['Per month', 'First year', '$118', '$92', '$141'],
  ],
  active: 1,
  keepColumns: true,
  floatingCard: { label: 'Read first', value: 'Page 14, “seepage”' },
}
