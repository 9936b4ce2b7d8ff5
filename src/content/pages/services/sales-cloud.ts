import { BellRing, Contact, FileText, Mail, Sparkles, SquareKanban } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import { salesCloudMockup } from '@/content/mockups/sales-cloud'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Sales Cloud: a CRM for sales reps',
    description:
      'How a CRM made for sales reps would keep contacts, deals, emails and quotes together, quick enough to update from the parking lot.',
  },
  hero: {
    headline: 'A CRM your sales reps could update from the parking lot',
    tagline:
      'Take one of your deals through the design in a free walkthrough, by email or on a call. Planned: contacts, deals, emails and quotes within easy reach between visits.',
    ctas: [
      { label: 'Request a walkthrough', to: contactHref('SalesCloudDemo') },
      { label: 'Compare plans', to: '/pricing' },
    ],
    picture: salesCloudMockup,
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned CRM features',
      cards: [
        {
          icon: Contact,
          title: 'People and companies',
          text: 'A contact’s company, colleagues and the last thing you promised.',
        },
        {
          icon: SquareKanban,
          title: 'Deal board',
          text: 'Columns to drag a deal through. A card without a next step would turn amber until someone writes one.',
          link: { label: 'See Sales Management', to: '/services/sales-management' },
        },
        {
          icon: Mail,
          title: 'Email with the deal',
          text: 'Email from the deal with your own address, and replies a colleague could read when you’re away.',
        },
        {
          icon: FileText,
          title: 'Quotes and price lists',
          text: 'A numbered quote, with items from the current price list and the agreed discount.',
        },
        {
          icon: BellRing,
          title: 'Follow-up plans',
          text: 'Calls, samples and notes, scheduled until the customer answers.',
        },
        {
          icon: Sparkles,
          title: 'Lead scoring',
          text: 'This morning’s inquiries, ranked by how closely they resemble deals you’ve won, with the traits that ranking used.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'points',
      title: 'Meeting notes on the deal',
      picture: { kind: 'drawing', drawing: 'board' },
      points: [
        {
          title: 'Whiteboard photos',
          text: 'One taken from the app would join the customer’s timeline between the last quote and the next visit.',
        },
        {
          title: 'Tasks with owner and date',
          text: '“We’ll send the test report” would become a task for the engineer, due Thursday, linked to the deal that’s waiting for it.',
        },
        {
          title: 'Prepared agendas',
          text: 'Open tasks, unanswered questions and the customer’s own words from last time, on one page to print or share.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Sales Cloud FAQ',
      questions: [
        {
          question: 'Could we bring our data from another CRM or a spreadsheet?',
          answer:
            'In the design, yes, as CSV files: companies first, then people, deals and notes. You’d match the columns once and see possible duplicates before anything is saved.',
        },
        {
          question: 'Could my colleagues see my deals?',
          answer:
            'A team could open everything, or let reps see only their own deals and managers see all.',
        },
        {
          question: 'How would this differ from Sales Management?',
          answer:
            'Reps would work in Sales Cloud. Sales Management would read the same deals to give their manager forecasts, territories and targets.',
        },
        {
          question: 'What if we leave?',
          answer:
            'You’d export companies, people, deals and notes as CSV files, with the attachments as an archive.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Keep the promise you just made',
    text: 'Type it as a post, with initials only: our administrators can read it. If you lose the signal, it stays in the tab.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Explore Features', to: '/features' },
    ],
  },
}
