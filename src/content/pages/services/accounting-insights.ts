import {
  BookOpen,
  ChartSpline,
  Landmark,
  ListTodo,
  Percent,
  ReceiptText,
  Scale,
  Send,
} from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Accounting Insights: books and month-end close',
    description:
      'A double-entry ledger with receipts, invoices, reconciliation and a month-end checklist, and forecasts that show the entries they come from.',
  },
  hero: {
    headline: 'Accounting that shows what you earned last month',
    tagline:
      'Double-entry books for small firms that have outgrown a spreadsheet, with plain-English reports and a month-end close.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
    mockup: {
      kind: 'chart',
      title: 'Cash, thirteen weeks ahead',
      note: 'Example: October closed on day 5',
      action: 'Close checklist',
      value: '$21,480',
      text: 'lowest point, the week of January 5',
      bars: [
        { height: 64 },
        { height: 58 },
        { height: 70 },
        { height: 61 },
        { height: 66 },
        { height: 52 },
        { height: 47 },
        { height: 38 },
        { height: 29, highlighted: true },
        { height: 36 },
        { height: 44 },
        { height: 52 },
        { height: 60 },
      ],
      axis: ['Nov', 'Dec', 'Jan', 'Feb'],
      goal: { height: 34, text: 'Payroll and rent' },
      entries: [
        { title: 'Quarterly sales tax', text: '−$6,210', status: { tone: 'quiet', text: 'Jan 5' } },
        {
          title: 'Marsh & Daughters, 3 invoices',
          text: '$4,875',
          status: { tone: 'late', text: '18 days late' },
        },
        { title: 'Van lease', text: '−$612', status: { tone: 'quiet', text: 'Monthly' } },
      ],
      floatingCard: { label: 'Bank and ledger agree', value: '214 lines, 0 open', checked: true },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Accounting features',
      cards: [
        {
          icon: BookOpen,
          title: 'Double-entry ledger',
          description:
            'Start from a chart of accounts for your trade, lock periods and reverse entries. Every figure in a report opens to the journal lines that make it up.',
        },
        {
          icon: Scale,
          title: 'Statement reconciliation',
          description:
            'Import the bank file and match it line by line. Rules learn that the $14.99 on the 5th is software; anything unmatched is listed at the top.',
        },
        {
          icon: Send,
          title: 'Invoices and reminders',
          description:
            'Bill deposits, milestones and retainage. Reminders go out in your words on days 3, 10 and 21, and stop as soon as a payment is recorded.',
          link: { label: 'See the Payment Platform', to: '/services/payment-platform' },
        },
        {
          icon: ReceiptText,
          title: 'Receipt capture',
          description:
            'Photograph it at the pump. Vendor, date, tax and total are read, an account is suggested, and the picture stays with the entry.',
        },
        {
          icon: Percent,
          title: 'Sales tax worksheet',
          description:
            'See taxable and exempt sales by state and county, exemption certificates with their expiration dates, and totals in the order your return asks for.',
        },
        {
          icon: ChartSpline,
          title: 'Thirteen-week cash forecast',
          description:
            'Forecast from open invoices at the pace each client actually pays, bills at their terms and payroll on its dates. Drag one item and see which week turns red.',
        },
        {
          icon: ListTodo,
          title: 'Budget versus actual',
          description:
            'Budgets by department or job, with commitments counted before the bill arrives. Each variance asks its owner for a one-sentence explanation, then files it.',
        },
        {
          icon: Landmark,
          title: 'Direct bank feeds',
          description:
            'Transactions flow in from your bank every night, with no file to download. For now, statements are imported as CSV or OFX files.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'table',
      title: 'Month-end close in five days',
      intro: 'The month-end close as a checklist. Change the order to suit your firm.',
      columns: ['Day', 'Done', 'Result'],
      rows: [
        ['Day 1', 'Bank and card statements matched', 'What we have'],
        ['Day 2', 'Supplier bills entered, missing receipts tracked down', 'What we owe'],
        ['Day 3', 'Accruals, depreciation, payroll journal', 'What the month really cost'],
        ['Day 4', 'Variances explained by budget owners', 'Why it differs from the plan'],
        ['Day 5', 'Period locked, report sent', 'What you earned'],
      ],
    },
    {
      kind: 'story',
      title: 'Explanations behind each figure',
      intro: 'See in two clicks why a margin changed.',
      drawing: 'card',
      points: [
        {
          title: 'A summary in words',
          text: '“Freight is up $3,100, nearly all of it on the Denver lane.” An example of the note above a report.',
        },
        {
          title: 'Links to the entries',
          text: 'The note links to the eleven bills it counted, so your accountant can disagree with one of them.',
        },
        {
          title: 'No tax advice',
          text: 'It points out changes in your books. Tax and filing decisions stay with your accountant.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Start with last year’s books',
    text: 'Import your trial balance and open items, then run one month alongside your current system.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Ask about migration', to: '/contact' },
    ],
  },
}
