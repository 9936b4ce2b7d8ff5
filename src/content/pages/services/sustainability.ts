import { CloudCog, Droplets, FileSpreadsheet, Plane, RadioTower, Trees } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Sustainability and carbon accounting',
    description:
      'Copy a table of emission scopes, and see how you’d build a carbon ledger from the utility bills, mileage and purchases you already have.',
  },
  hero: {
    headline: 'Count your carbon from the bills you already have',
    tagline:
      'Copy the table of scopes below, and start with the electricity bills you have. Planned: a footprint from electricity, gas, fuel and freight bills, with each ton traced to its source.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about Sustainability', to: contactHref('Sustainability') },
    ],
    picture: {
      kind: 'chart',
      title: 'Carbon ledger',
      note: 'Example: 58 bills, market-based',
      action: 'Add a bill',
      value: '61.2 t',
      text: 'CO₂e so far this year, 7.4 t less than last',
      bars: [
        { label: 'Jan', height: 30, stacked: 38 },
        { label: 'Feb', height: 28, stacked: 36 },
        { label: 'Mar', height: 24, stacked: 35 },
        { label: 'Apr', height: 20, stacked: 33 },
        { label: 'May', height: 15, stacked: 32 },
        { label: 'Jun', height: 12, stacked: 34 },
        { label: 'Jul', height: 12, stacked: 38 },
        { label: 'Aug', height: 13, stacked: 36 },
        { label: 'Sep', height: 14, stacked: 31 },
        { label: 'Oct', height: 19, stacked: 30 },
      ],
      entries: [
        {
          title: 'Gas, bakery ovens',
          text: '18.7 t',
          value: { tone: 'success', text: 'Measured' },
        },
        {
          title: 'Electricity, both shops',
          text: '33.1 t',
          value: { tone: 'success', text: 'Measured' },
        },
        {
          title: 'Freight, flour from Montana',
          text: '9.4 t',
          value: { tone: 'accent', text: 'Estimate' },
        },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned sustainability features',
      intro: 'Most of the figures are already in a folder somewhere; these tools would read them.',
      cards: [
        {
          icon: FileSpreadsheet,
          title: 'Utility bill import',
          text: 'Meter, period and kilowatt-hours, read from the PDF. Overlapping months would be split, and a missing bill would leave a visible gap.',
        },
        {
          icon: CloudCog,
          title: 'Emission factors',
          text: 'Each ton traced to an activity and a dated, published factor.',
        },
        {
          icon: Plane,
          title: 'Travel and freight',
          text: 'Flights by class and distance, pallets by weight and mode. The carrier’s own figure would replace your estimate when it arrives.',
        },
        {
          icon: Droplets,
          title: 'Water and waste',
          text: 'The toilet that ran all August, and every dumpster, counted.',
        },
        {
          icon: Trees,
          title: 'Reduction projects',
          text: 'Cost, savings and tons for an LED retrofit, a heat pump or fewer rush air shipments.',
        },
        {
          icon: RadioTower,
          title: 'Live meter readings',
          text: 'Readings from smart meters and compressors, so you’d notice a weekend base load on Monday. Without it, you’d upload meter data as a file.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'points',
      title: 'Compare reduction projects',
      intro: 'Two columns, cost and tons saved, and the assumptions behind both.',
      picture: { kind: 'photo', photo: 'sustainability', drawing: 'energy' },
      points: [
        {
          title: 'Cost per ton',
          text: 'Capital, running cost and lifetime on one line, with the assumptions open for your CFO to change.',
        },
        {
          title: 'Marked assumptions',
          text: 'Grid mix, sunshine and incentives would be marked as assumptions, so no one mistakes them for results.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Emission scopes explained',
      copyable: true,
      intro: 'The three scopes of the Greenhouse Gas Protocol and where to find the data.',
      columns: ['Scope', 'Covers', 'Record', 'Kept by'],
      rows: [
        [
          'Scope 1',
          'What you burn or leak: boilers, vans, refrigerant',
          'Fuel cards, service logs',
          'Facilities, fleet',
        ],
        [
          'Scope 2',
          'Electricity, steam, heating and cooling you buy',
          'Utility bills',
          'Accounts payable',
        ],
        [
          'Scope 3, upstream',
          'What you buy, how it arrives, how employees travel',
          'Invoices, bookings',
          'Purchasing, travel desk',
        ],
        [
          'Scope 3, downstream',
          'How your products are used and thrown away',
          'Product data, reasoned estimates',
          'Design, sales',
        ],
      ],
    },
    {
      kind: 'faq',
      title: 'Sustainability FAQ',
      questions: [
        {
          question: 'How accurate would a first footprint be?',
          answer:
            'In the design, scopes 1 and 2 often need only bills. Scope 3 starts with estimates from spending, and the ledger says which lines are estimates.',
        },
        {
          question: 'Could we then call ourselves carbon neutral?',
          answer:
            'That claim carries legal weight in many places. The ledger would give you figures and sources; ask a lawyer whether you may say it in public.',
        },
        {
          question: 'Our landlord pays the electric bill. What now?',
          answer:
            'Use floor area and a published benchmark until the landlord shares the bill, and write that request into the next lease.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Twelve electricity bills are a start',
    text: 'A year of bills is enough for a first scope 2 figure. Copy the scopes to a post, add the months you miss, and delete each as its bill arrives. Compliance Management shows how the proof would be kept.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See Compliance Management', to: '/services/compliance-management' },
    ],
  },
}
