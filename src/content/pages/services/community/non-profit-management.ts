import {
  BookUser,
  CalendarClock,
  ChartNoAxesColumn,
  FolderOpen,
  HandCoins,
  PiggyBank,
} from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Non-Profit Management: donors and grants',
    description:
      'How donor records, restricted funds, grant deadlines, program results and board materials would be kept together at a charity with a small office.',
  },
  hero: {
    headline: 'Donors, grants and funds, tied to their purpose',
    tagline:
      'Borrow the five steps below for your next grant, from application to report. Planned: a restricted dollar kept restricted, from the gift to the final report.',
    ctas: [
      { label: 'Create an account', to: signupHref('nonprofit-management') },
      { label: 'Ask about your programs', to: contactHref('NonProfitSolutions') },
    ],
    picture: {
      kind: 'table',
      title: 'Funds',
      note: 'Example: River Street Shelter, fiscal year',
      action: 'Board packet',
      columns: ['Fund', 'Given', 'Left', 'Report'],
      rows: [
        {
          title: 'Winter beds',
          text: 'County grant, 12 beds',
          cells: ['$48,000', '$19,350', { tone: 'accent', text: 'Due Dec 15' }],
          highlighted: true,
        },
        {
          title: 'Kitchen',
          text: 'Adeyemi family',
          cells: ['$15,000', '$2,180', { tone: 'success', text: 'Sent' }],
        },
        {
          title: 'Job coaching',
          text: 'Foundation, two years',
          cells: ['$36,000', '$27,400', { tone: 'quiet', text: 'April' }],
        },
        {
          title: 'Van repairs',
          text: '61 small gifts',
          cells: ['$3,940', '−$180', { tone: 'danger', text: 'Overspent' }],
        },
        {
          title: 'Unrestricted',
          text: '308 donors',
          cells: ['$71,220', '$33,900', { tone: 'quiet', text: 'Yearly' }],
        },
      ],
      floatingCard: { label: 'Winter beds, by the night', value: '1,146 of 1,800 nights' },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned non-profit features',
      intro:
        'A small office answers to donors, foundations and a board, usually from the same folder.',
      cards: [
        {
          icon: BookUser,
          title: 'Donor records',
          text: 'What to know before you call to thank Mrs. Alvarez: she gives every December, prefers letters and came to the open house.',
        },
        {
          icon: PiggyBank,
          title: 'Restricted funds',
          text: 'A fund for every expense, because money for the well can’t pay for the van. A balance below zero would be flagged the same day.',
          link: { label: 'See Accounting Insights', to: '/services/accounting-insights' },
        },
        {
          icon: CalendarClock,
          title: 'Grant calendar',
          text: 'Letters of inquiry, site visits and reports, by date and owner.',
        },
        {
          icon: ChartNoAxesColumn,
          title: 'Program results',
          text: 'Meals, nights and lessons, counted where they happen, with the definition next to the number.',
        },
        {
          icon: FolderOpen,
          title: 'Board packets and minutes',
          text: 'The agenda, finance report and last minutes, a week ahead.',
        },
        {
          icon: HandCoins,
          title: 'Campaign giving pages',
          text: 'A page for the winter appeal with one-time and monthly gifts, and a receipt that shows your tax ID.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How a grant would be managed',
      steps: [
        {
          title: 'Decide whether to apply',
          text: 'The grant announcement is next to your programs and budget, so you can answer “does this fit us?” on the first day.',
        },
        {
          title: 'Write the application',
          text: 'Mission, audited financial statements, logic model and bios are already on file; only the answers for this funder are new.',
        },
        {
          title: 'Set up the fund',
          text: 'The award opens a fund with its budget lines, its dates and the sentence that says what the money can be spent on.',
        },
        {
          title: 'Track the spending',
          text: 'Salaries and invoices are charged as they come in, and the program manager sees what’s left for bus passes in March.',
        },
        {
          title: 'Report the results',
          text: 'Spending and results fill the report form, and shortfalls are written down too, with the reason and the plan.',
        },
      ],
    },
    {
      kind: 'services',
      title: 'Related services',
      services: [
        {
          path: '/services/community/volunteer-engagement',
          text: 'Shifts, and confirmed hours, for those who give time.',
        },
        {
          path: '/services/finance/donations-welfare',
          text: 'How a person plans and follows a donation.',
        },
        {
          path: '/services/compliance-management',
          text: 'Filing dates, policies and the evidence an auditor asks for.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Which report takes you longest?',
    text: 'Note its due dates, and where each figure comes from, in a post. Or tell us what the funder asks, and we’ll list the figures that the design would keep. Either way, you can get one email if Non-Profit Management opens.',
  },
}
