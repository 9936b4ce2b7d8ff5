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
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Accounting Insights: books and month-end close',
    description:
      'Copy a five-day month-end close that works with any ledger, and see how double-entry books would show the entries behind each figure and forecast.',
  },
  hero: {
    headline: 'Close the books in five days, step by step',
    tagline:
      'Copy the month-end close below, and work through it with any ledger. Planned: accounting for small firms that have outgrown a spreadsheet, with the entries behind every figure.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about accounting', to: contactHref('Accounting Insights') },
    ],
    picture: {
      kind: 'chart',
      title: 'Cash, thirteen weeks ahead',
      note: 'Example: October closed on day 5',
      action: 'Close checklist',
      value: '$21,480',
      text: 'lowest point, the week of January 19',
      bars: [
        { label: 'Nov', height: 64 },
        { height: 58 },
        { height: 70 },
        { label: 'Dec', height: 61 },
        { height: 66 },
        { height: 60 },
        { height: 52 },
        { height: 47 },
        { label: 'Jan', height: 52 },
        { height: 38 },
        { height: 29, highlighted: true },
        { height: 36 },
        { label: 'Feb', height: 44 },
      ],
      goal: { height: 34, text: 'Payroll and rent' },
      entries: [
        { title: 'Quarterly sales tax', text: '−$6,210', value: { tone: 'quiet', text: 'Jan 20' } },
        {
          title: 'Marsh & Daughters, 3 invoices',
          text: '$4,875',
          value: { tone: 'danger', text: '18 days late' },
        },
        { title: 'Van lease', text: '−$612', value: { tone: 'quiet', text: 'Monthly' } },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned accounting features',
      cards: [
        {
          icon: BookOpen,
          title: 'Double-entry ledger',
          text: 'Debits that equal credits, and closed months that stay closed.',
        },
        {
          icon: Scale,
          title: 'Statement reconciliation',
          text: 'The bank file, matched line by line. A rule would file the $14.99 on the 5th under software, and anything unmatched would stay on top.',
        },
        {
          icon: Send,
          title: 'Invoices and reminders',
          text: 'For deposits, milestones and retainage. Reminders would go out in your words on days 3, 10 and 21, until a payment is recorded.',
          link: { label: 'See the Payment Platform', to: '/services/payment-platform' },
        },
        {
          icon: ReceiptText,
          title: 'Receipt capture',
          text: 'A photo of the receipt, taken at the pump and kept with the entry.',
        },
        {
          icon: Percent,
          title: 'Sales tax worksheet',
          text: 'Taxable and exempt sales by state and county, in the order your return asks for.',
        },
        {
          icon: ChartSpline,
          title: 'Thirteen-week cash forecast',
          text: 'A forecast from open invoices, at the pace each client actually pays. You’d drag one item and see which week turns red.',
        },
        {
          icon: ListTodo,
          title: 'Budget versus actual',
          text: 'What you’ve ordered, counted against the budget weeks before the bill arrives.',
        },
        {
          icon: Landmark,
          title: 'Direct bank feeds',
          text: 'Transactions from your bank every night. Without them, you’d import statements as CSV or OFX files.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'table',
      title: 'Month-end close in five days',
      copyable: true,
      intro: 'Each day answers a question about the month, in an order you can change.',
      columns: ['Day', 'To do', 'Question'],
      rows: [
        ['Day 1', 'Match bank and card statements', 'What do we have?'],
        ['Day 2', 'Enter vendor bills, track down missing receipts', 'What do we owe?'],
        ['Day 3', 'Book accruals, depreciation and payroll', 'What did the month really cost?'],
        ['Day 4', 'Ask budget owners to explain variances', 'Why does it differ from the plan?'],
        ['Day 5', 'Lock the period, send the report', 'What did we earn?'],
      ],
    },
    {
      kind: 'points',
      title: 'Explanations behind each figure',
      picture: { kind: 'drawing', drawing: 'card' },
      points: [
        {
          title: 'A summary in words',
          text: 'An example of the note above a report: “Freight is up $3,100, nearly all of it on the Denver lane.”',
        },
        {
          title: 'Links to the entries',
          text: 'The note would link to the eleven bills it counted, so your accountant could disagree with one of them.',
        },
        {
          title: 'No tax advice',
          text: 'It would point out changes in your books; tax and filing decisions stay with your accountant.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Learn from each close',
    text: 'Copy the close to a post each month, note what held you up, without names, and read it before the next. Or name the day that takes longest, and we’ll show you what’s planned for it.',
  },
}
