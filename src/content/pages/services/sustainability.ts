import { CloudCog, Droplets, FileSpreadsheet, Plane, RadioTower, Trees } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Sustainability and carbon accounting',
    description:
      'Build a carbon ledger from the utility bills, mileage and purchases you already have, and rank your projects by what each ton saved would cost.',
  },
  hero: {
    headline: 'Count your carbon from the bills you already have',
    tagline:
      'Calculate your footprint from electricity, gas, fuel and freight bills, then replace estimates with measured data.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Talk to us', to: '/contact' },
    ],
    mockup: {
      kind: 'chart',
      title: 'Carbon ledger',
      note: 'Example: 58 bills, market-based',
      action: 'Add a bill',
      value: '61.2 t',
      text: 'CO₂e so far this year, 7.4 t less than last',
      bars: [
        { height: 30, stacked: 38 },
        { height: 28, stacked: 36 },
        { height: 24, stacked: 35 },
        { height: 20, stacked: 33 },
        { height: 15, stacked: 32 },
        { height: 12, stacked: 34 },
        { height: 12, stacked: 38 },
        { height: 13, stacked: 36 },
        { height: 14, stacked: 31 },
        { height: 19, stacked: 30 },
      ],
      axis: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
      entries: [
        { title: 'Gas, bakery ovens', text: '18.7 t', status: { tone: 'done', text: 'Measured' } },
        {
          title: 'Electricity, both shops',
          text: '33.1 t',
          status: { tone: 'done', text: 'Measured' },
        },
        {
          title: 'Freight, flour from Montana',
          text: '9.4 t',
          status: { tone: 'open', text: 'Estimate' },
        },
      ],
      floatingCard: { label: 'Oven door seals', value: '$34 per ton saved' },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Sustainability features',
      intro: 'Track energy, water, waste and travel.',
      cards: [
        {
          icon: FileSpreadsheet,
          title: 'Utility bill import',
          description:
            'Upload the PDF. Meter, period and kilowatt-hours are read, overlapping months are split, and a missing bill leaves a visible gap.',
        },
        {
          icon: CloudCog,
          title: 'Emission factors',
          description:
            'Each ton is an activity times a published factor. The publisher and year are shown beside it, and past years keep the factor they were reported with.',
        },
        {
          icon: Plane,
          title: 'Travel and freight',
          description:
            'Flights by class and distance, pallets by weight and mode. Ask the carrier for its own figure, and replace your estimate when it arrives.',
        },
        {
          icon: Droplets,
          title: 'Water and waste',
          description:
            'Gallons per site, dumpsters by content and destination. A toilet that ran all August shows up as a line outside its normal range.',
        },
        {
          icon: Trees,
          title: 'Reduction projects',
          description:
            'Compare cost, savings and tons for an LED retrofit, a heat pump or fewer rush air shipments, next to what each delivered a year after the ribbon-cutting.',
        },
        {
          icon: RadioTower,
          title: 'Live meter readings',
          description:
            'Connects smart meters and compressors so you notice a weekend base load on Monday. For now, meter data is uploaded as a file.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'story',
      title: 'Compare reduction projects',
      intro: 'Compare projects by cost and by tons saved before you budget.',
      image: 'sustainability',
      drawing: 'energy',
      points: [
        {
          title: 'Cost per ton',
          text: 'See capital, running cost and lifetime on one line, with the assumptions open for your CFO to change.',
        },
        {
          title: 'Marked assumptions',
          text: 'Grid mix, sunshine and incentives are marked as assumptions, so they are not mistaken for results.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Emission scopes explained',
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
          question: 'How accurate is a first footprint?',
          answer:
            'Scopes 1 and 2 often need only bills. Scope 3 starts with estimates from spending; the ledger says which lines are estimates.',
        },
        {
          question: 'So can we call ourselves carbon neutral?',
          answer:
            'That claim carries legal weight in many places. The ledger gives you figures and sources; ask a lawyer before you say it in public.',
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
    headline: 'Get your scope 2 figure',
    text: 'Twelve electricity bills are enough for a first figure. Ask us how the ledger would read them.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See Compliance Management', to: '/services/compliance-management' },
    ],
  },
}
