import { done, late, open, quiet, type Scenes } from '../scene'

export const manage: Scenes = {
  '/services/manage': {
    kind: 'table',
    title: 'Bills to approve',
    note: 'Harbor Inn, week 46',
    action: 'Approve 2',
    people: ['MA', 'TS'],
    columns: ['Supplier', 'Due', 'Amount', 'Stands with'],
    rows: [
      ['Hollis Dairy', 'Butter, cream, 3 deliveries', 'Nov 18', '$412.60', open('Chef')],
      ['Pier 9 Fish', 'Invoice 2081', 'Nov 16', '$1,180.00', open('Owner')],
      ['Saltbox Linen', 'Contract until March', 'Nov 22', '$268.40', done('Approved')],
      ['Volt & Daughter', 'Walk-in cooler, repair', 'Nov 12', '$640.00', late('2 days late')],
      ['Oak & Ember', 'Firewood, 1 cord', 'Nov 29', '$220.00', done('Paid')],
    ],
    active: 1,
    slip: { label: 'Leaves the account this week', value: '$2,232.60' },
  },
  '/services/enterprise-management': {
    kind: 'flow',
    title: 'Purchases over $5,000',
    note: 'Applies to 4 companies, 11 sites',
    people: ['TS', 'LB', 'RK'],
    steps: [
      ['Request', 'Press brake tooling, Dayton plant', done('Mon')],
      ['Site manager', 'R. Kowalski, budget line 410', done('Tue')],
      ['Group purchasing', 'Two quotes compared', done('Wed')],
    ],
    ways: [
      ['To $25,000', 'Finance director', 'L. Brandt, since Wednesday'],
      ['Above', 'Two of the board', 'With minutes attached'],
    ],
    slip: { label: 'Request 1184', value: '$18,400', text: 'Third of four signatures' },
  },
  '/services/accounting-insights': {
    kind: 'chart',
    title: 'Cash, thirteen weeks ahead',
    note: 'October closed on day 4',
    action: 'Close checklist',
    value: '$21,480',
    text: 'lowest point, in the week of January 5',
    bars: { points: [64, 58, 70, 61, 66, 52, 47, 38, 29, 36, 44, 52, 60], strong: 8 },
    axis: ['Nov', 'Dec', 'Jan', 'Feb'],
    goal: [34, 'Payroll and rent'],
    rows: [
      ['Quarterly sales tax', '−$6,210', quiet('Jan 5')],
      ['Marsh & Daughters, 3 invoices', '$4,875', late('18 days late')],
      ['Van lease', '−$612', quiet('Monthly')],
    ],
    slip: { label: 'Bank and ledger agree', value: '214 lines, 0 open', ticked: true },
  },
  '/services/recruitment': {
    kind: 'board',
    title: 'Line cook, evenings',
    note: '17 applicants, 5 questions each',
    people: ['MA', 'DN', 'TS'],
    columns: [
      {
        name: 'Applied',
        sum: '11',
        cards: [
          ['Noor A.', 'Two seasons on grill', quiet('New')],
          ['Pavel K.', 'Canteen, 6 years'],
          ['Grace T.', 'Culinary school'],
        ],
      },
      {
        name: 'Interview',
        sum: '4',
        cards: [
          ['Ines M.', 'Thu 3:30, with Dana', open('3 of 3 scored')],
          ['Joe W.', 'Fri 10:00, trial shift'],
        ],
      },
      {
        name: 'Offer',
        sum: '2',
        cards: [
          ['Sam O.', '$24 an hour, from Dec 1', done('Signed')],
          ['Lucia B.', 'Asked for weekends off', open('Sent')],
        ],
      },
    ],
    lifted: [1, 0],
    slip: { label: 'Ines, before the debrief', value: '4.2 of 5' },
  },
  '/services/restaurant-hospitality': {
    kind: 'floor',
    title: 'Saturday, dinner',
    note: '34 seats and 6 at the bar, 14 rooms',
    action: 'Walk-in',
    tables: [
      [17, 34, '1', 2, 'seated'],
      [39, 34, '2', 2, 'seated'],
      [61, 34, '3', 2, 'free'],
      [83, 34, '4', 2, 'soon'],
      [24, 57, '5', 4, 'seated'],
      [53, 57, '6', 4, 'soon'],
      [82, 57, '7', 4, 'seated'],
      [30, 80, '8', 8, 'soon'],
      [68, 80, '9', 6, 'seated'],
    ],
    list: [
      ['7:15', 'Marsh', '2 at table 4'],
      ['7:30', 'Lindqvist', '8 at table 8, birthday'],
      ['7:30', 'Room 12', '3 at table 6, a dog'],
      ['8:00', 'Farouk', '4 at table 5, nut allergy'],
      ['8:15', 'Room 3', '2, train is late'],
    ],
    slip: { label: 'Halibut', value: '9 portions left' },
  },
}
