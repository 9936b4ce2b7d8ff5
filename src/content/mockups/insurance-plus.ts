import type { TableMockup } from './types'

export const insurancePlusMockup: TableMockup = {
  kind: 'table',
  title: 'Three sample quotes, one row house',
  note: 'Sample: built 1924, $310,000 to rebuild',
  action: 'Change answers',
  columns: ['What if', 'Quote A', 'Quote B', 'Quote C'],
  rows: [
    {
      title: 'A pipe leaks',
      text: 'Slowly, over weeks',
      cells: [
        { tone: 'danger', text: 'Excluded' },
        { tone: 'success', text: 'Covered' },
        { tone: 'success', text: 'Covered' },
      ],
    },
    {
      title: 'The sewer backs up',
      text: 'Into the basement',
      cells: [
        { tone: 'accent', text: '$5,000' },
        { tone: 'danger', text: 'Excluded' },
        { tone: 'success', text: '$10,000' },
      ],
      highlighted: true,
    },
    {
      title: 'A guest falls',
      text: 'On your stairs',
      cells: [
        { tone: 'success', text: 'Covered' },
        { tone: 'success', text: 'Covered' },
        { tone: 'success', text: 'Covered' },
      ],
    },
    { title: 'Deductible', text: 'Per claim', cells: ['$1,000', '$2,500', '$1,000'] },
    { title: 'Per month', text: 'First year', cells: ['$118', '$92', '$141'] },
  ],
  keepColumns: true,
}
