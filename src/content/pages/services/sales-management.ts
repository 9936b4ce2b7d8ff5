import {
  Gauge,
  ListChecks,
  MapIcon,
  NotebookPen,
  Percent,
  TriangleExclamationPoint,
} from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Sales Management: pipeline and forecast',
    description:
      'A 25-minute forecast meeting to copy, and the sales manager’s tools that are planned: stages with entry rules, a forecast by rep and fair territories.',
  },
  hero: {
    headline: 'A sales forecast meeting in 25 minutes',
    tagline:
      'Copy the agenda below to a post, and write the notes under each step this Monday. Planned: stage rules, targets and territories for the manager who answers for the number.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about sales management', to: contactHref('Sales Management') },
    ],
    picture: {
      kind: 'chart',
      title: 'November forecast',
      note: 'Example: as of Monday, 9:00 AM',
      people: ['LP', 'KD', 'BO'],
      value: '$84,300',
      text: 'closed or committed, of $96,000',
      line: [
        { label: 'Nov 3', height: 4 },
        { label: '7', height: 12 },
        { label: '12', height: 22 },
        { label: '17', height: 30 },
        { label: '21', height: 46 },
        { label: '26', height: 58 },
        { label: '30', height: 70 },
      ],
      comparisons: [[6, 16, 30, 44, 56, 70, 84]],
      goal: { height: 84, text: 'Target' },
      entries: [
        { title: 'Lena, 6 deals', text: '$41,000', value: { tone: 'success', text: 'On track' } },
        { title: 'Kofi, 4 deals', text: '$27,300', value: { tone: 'accent', text: '$5k short' } },
        { title: 'Bea, 5 deals', text: '$16,000', value: { tone: 'danger', text: '2 slipped' } },
      ],
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Pipeline stages',
      intro:
        'An example for a firm that sells service contracts, with names, rules and weights of its own.',
      columns: ['Stage', 'Entry rule', 'Weight in the forecast'],
      rows: [
        ['Qualified', 'Budget owner named and site visit booked', '10%'],
        ['Surveyed', 'Machine list and fault history on file', '30%'],
        ['Proposal sent', 'You approved any discount above 8%', '50%'],
        ['Verbal yes', 'Start date agreed, purchase order promised', '80%'],
        ['Signed', 'Contract attached, handover date set', '100%'],
      ],
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Rules, forecasts and one-on-ones',
      intro: 'So Monday’s number is one you can repeat to the bank.',
      cards: [
        {
          icon: ListChecks,
          title: 'Stage rules',
          text: 'Conditions for each step, such as a proposal attached to the deal.',
        },
        {
          icon: Gauge,
          title: 'Forecast by rep',
          text: 'A low and a likely figure from every rep each week. You’d see both next to the weighted pipeline, and who tends to be an optimist.',
        },
        {
          icon: MapIcon,
          title: 'Territories and key accounts',
          text: 'Territories by ZIP code, industry or size, and who has too much.',
        },
        {
          icon: Percent,
          title: 'Targets and commission',
          text: 'Quarterly targets and the commission scale, with a statement for each rep to check line by line.',
          link: { label: 'See Accounting Insights', to: '/services/accounting-insights' },
        },
        {
          icon: NotebookPen,
          title: 'One-on-one sheet',
          text: 'What moved, what slipped and what you agreed, on a page.',
        },
        {
          icon: TriangleExclamationPoint,
          title: 'Early warnings',
          text: 'Deals that may be quietly dying, by silence, shorter meetings and moved dates.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Forecast meeting agenda',
      copyable: true,
      intro: 'Twenty-five minutes on Monday, with the gap to target as the only subject.',
      steps: [
        {
          title: 'Review the gap to target',
          text: 'Target, closed, committed. The gap is at the top; everything after it is about that number.',
        },
        {
          title: 'Review slipped deals',
          text: 'Only those whose close date moved since last week. The rep says why, and what has to happen by Friday.',
        },
        {
          title: 'Record new commitments',
          text: 'Each rep enters a low and a likely figure in front of the others, in a minute per person.',
        },
        {
          title: 'Clear one obstacle',
          text: 'A discount to approve, an engineer to lend, a call for you to make to a director: the manager leaves with a task, too.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Write down a rule for each stage',
    text: 'Keep your stages, and what must be true at each, as a post for Monday: a debate about a deal can then start from the rule. See how reps would keep their deals in Sales Cloud.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See Sales Cloud', to: '/services/sales-cloud' },
    ],
  },
}
