import { BellRing, Contact, FileText, Mail, Sparkles, SquareKanban } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import { mockup } from '@/content/data/mockups/sales-cloud'
import type { PageContent } from '@/content/types'
import { trialDays } from '@/content/catalog/plan-limits'

export const content: PageContent = {
  meta: {
    title: 'Sales Cloud: a CRM for sales reps',
    description: `Keep contacts, deals, emails and quotes on one screen, quick enough to update from the parking lot. See the sales CRM in a demo or try it for ${trialDays} days.`,
  },
  hero: {
    headline: 'A CRM your sales reps can update from the parking lot',
    tagline:
      'Sales reps keep contacts, deals, emails and quotes on one screen. Managers plan and forecast in Sales Management.',
    ctas: [
      { label: 'Request a demo', to: contactHref('SalesCloudDemo') },
      { label: 'Start free trial', to: '/signup' },
    ],
    mockup,
  },
  sections: [
    {
      kind: 'cards',
      title: 'CRM features',
      cards: [
        {
          icon: Contact,
          title: 'People and companies',
          description:
            'Each contact shows their company, their colleagues, the last thing you promised them and whether you’ve kept it.',
        },
        {
          icon: SquareKanban,
          title: 'Deal board',
          description:
            'Drag a deal from column to column. Its value, next step and close date stay on the card, and a card without a next step turns amber.',
          link: { label: 'See Sales Management', to: '/services/sales-management' },
        },
        {
          icon: Mail,
          title: 'Email with the deal',
          description:
            'Write from the record with your own address. Replies are filed under the deal, where a colleague can read them when you’re away.',
        },
        {
          icon: FileText,
          title: 'Quotes and price lists',
          description:
            'Choose items from the current price list, add the agreed discount and send a numbered quote. Old versions stay readable.',
        },
        {
          icon: BellRing,
          title: 'Follow-up plans',
          description:
            'Schedule a call on day two, a sample on day five and a last note on day twenty. The plan stops automatically once the customer answers.',
        },
        {
          icon: Sparkles,
          title: 'Lead scoring',
          description:
            'An assistant that ranks this morning’s inquiries by how closely they resemble deals you’ve won, and says which traits it used.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'story',
      title: 'Meeting notes on the deal',
      intro: 'From the opening call to the signed quote.',
      drawing: 'board',
      points: [
        {
          title: 'Whiteboard photos',
          text: 'Take one from the app and it’s added to the customer’s timeline between the last quote and the next visit.',
        },
        {
          title: 'Tasks with owner and date',
          text: '“We’ll send the test report” becomes a task for the engineer, due Thursday, linked to the deal that’s waiting for it.',
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
          question: 'Can we bring our data from another CRM or a spreadsheet?',
          answer:
            'Yes, as CSV files: companies first, then people, deals and notes. You match the columns once and see possible duplicates before anything is saved.',
        },
        {
          question: 'Can my colleagues see my deals?',
          answer:
            'That’s a setting. Teams that share customers usually open everything; teams with separate territories let reps see their own deals and managers see all.',
        },
        {
          question: 'How is this different from Sales Management?',
          answer:
            'Sales Cloud is where reps work. Sales Management reads the same deals to give their manager forecasts, territories and targets.',
        },
        {
          question: 'What if we leave?',
          answer:
            'You export the same four files you brought in, with everything added since. Attachments download as one archive.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Try it with three live deals',
    text: 'Bring three deals to a demo, and we’ll enter them together. Or compare plans and features on your own.',
    ctas: [
      { label: 'Compare plans', to: '/pricing' },
      { label: 'Explore Features', to: '/features' },
    ],
  },
}
