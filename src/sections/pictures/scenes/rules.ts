import { done, late, open, quiet, type Scenes } from '../scene'

/** Services of the back office that keep to rules. */
export const rules: Scenes = {
  '/services/compliance-management': {
    kind: 'table',
    title: 'Obligation register',
    note: '46 obligations, 3 due this month',
    action: 'Share with auditor',
    columns: ['Obligation', 'Due', 'Owner', 'Evidence'],
    rows: [
      ['Fire drill', 'Each quarter, both sites', 'Nov 14', 'T. Sato', done('Signed')],
      ['Solvent storage log', 'State rule, weekly', 'Nov 15', 'R. Kowalski', done('12 photos')],
      ['Supplier code of conduct', '3 of 41 unanswered', 'Nov 28', 'L. Brandt', open('38 of 41')],
      ['Forklift licenses', 'Two expire', 'Nov 30', 'R. Kowalski', late('2 missing')],
      ['Privacy training', 'All staff, yearly', 'Dec 12', 'A. Ruiz', quiet('Not begun')],
    ],
    active: 3,
    slip: { label: 'Auditor’s link', value: 'Opened today, 9:40' },
  },
  '/services/sustainability': {
    kind: 'chart',
    title: 'Carbon ledger',
    note: 'From 58 bills, market-based',
    action: 'Add a bill',
    value: '61.2 t',
    text: 'CO₂e so far this year, 7.4 t less than last',
    bars: {
      points: [30, 28, 24, 20, 15, 12, 12, 13, 14, 19],
      rest: [38, 36, 35, 33, 32, 34, 38, 36, 31, 30],
    },
    axis: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
    rows: [
      ['Gas, bakery ovens', '18.7 t', done('Measured')],
      ['Electricity, both shops', '33.1 t', done('Measured')],
      ['Freight, flour from Montana', '9.4 t', open('Estimate')],
    ],
    slip: { label: 'Oven door seals', value: '$34 per ton saved' },
  },
  '/services/legal': {
    kind: 'document',
    title: 'Lease, 118 Alder Street',
    note: 'Their version 4 against yours',
    action: 'Accept 1',
    heading: '7. Renewal',
    paragraphs: [
      [
        'This lease renews for ',
        ['struck', 'one year'],
        ' ',
        ['added', 'three years'],
        ' unless either party gives notice in writing at least ',
        ['struck', '60'],
        ' ',
        ['added', '180'],
        ' days before its end.',
      ],
      ['The rent is adjusted each January by the ', ['marked', 'index named in Annex B'], '.'],
      ['The tenant may assign this lease with the landlord’s consent.'],
    ],
    notes: [
      ['Compared', 'Three years is new since version 3.'],
      ['A. Ruiz', 'Annex B is missing. Ask before we sign.'],
    ],
    slip: { label: 'Last day to give notice', value: 'March 4, in 109 days' },
  },
}
