import { BellRing, Contact, FileText, Mail, Sparkles, SquareKanban } from 'lucide-react'
import { contact } from '@/content/links'
import type { ServicePage } from '@/content/types'

export const page: ServicePage = {
  meta: {
    title: 'Sales Cloud: a CRM Reps Keep Up to Date',
    description:
      'Contacts, deals, emails and quotes on one screen, quick enough to update from the parking lot. See the sales CRM in a demo or try it for 14 days.',
  },
  hero: {
    headline: 'The CRM your reps will still be using in March',
    tagline:
      'Contacts, deals, emails and quotes share one screen that opens on a phone as it does at a desk. Note what was said before you start the car, and drive to the next visit.',
    actions: [
      { label: 'Request a Demo', to: contact('SalesCloudDemo') },
      { label: 'Start Free Trial', to: '/signup' },
    ],
    mockup: {
      kind: 'schedule',
      title: 'Lena’s Tuesday',
      note: '4 visits, 62 miles',
      days: ['Mon 17', 'Tue 18', 'Wed 19', 'Thu 20', 'Fri 21'],
      today: 1,
      items: [
        ['9:00', 'Tidewater Library', 'First visit'],
        ['10:30', 'Harbor Inn', 'Quote 318', ['open', '$12,800']],
        ['1:15', 'Cobb & Sons', 'Sample to drop off'],
        ['3:00', 'Fern Lane School', 'Measure room 4'],
        ['4:30', 'Studio Nord', 'Call back'],
      ],
      active: 1,
      detail: {
        name: 'Tom Sato',
        initials: 'TS',
        text: 'Owner, Harbor Inn',
        rows: [
          ['Last time', 'Wants oak, fears the stairs'],
          ['You promised', 'A chair to sit on, today'],
          ['Quote 318', '40 chairs, opened twice'],
        ],
        action: 'Write a note',
      },
      floatingCard: {
        label: 'Photo of the whiteboard',
        value: 'On the deal, 3 tasks',
        checked: true,
      },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'What a rep touches between nine and five',
      cards: [
        {
          icon: Contact,
          title: 'People & Companies',
          description:
            'Each contact shows their company, their colleagues, the last thing you promised them and whether you have kept it.',
        },
        {
          icon: SquareKanban,
          title: 'Deal Board',
          description:
            'Drag a deal from column to column. Its value, next step and closing date stay on the card, and a card without a next step turns amber.',
          link: { label: 'See how managers use it', to: '/services/sales-management' },
        },
        {
          icon: Mail,
          title: 'Email Beside the Deal',
          description:
            'Write from the record with your own address. The reply files itself under the deal, where a colleague can read it when you are away.',
        },
        {
          icon: FileText,
          title: 'Quotes & Price Lists',
          description:
            'Choose items from the current price list, add the agreed discount and send a numbered quote. Old versions stay readable.',
        },
        {
          icon: BellRing,
          title: 'Follow-Up Plans',
          description:
            'A call on day two, a sample on day five, a last note on day twenty. The plan stops by itself once the customer answers.',
        },
        {
          icon: Sparkles,
          title: 'Lead Scoring',
          description:
            "An assistant that ranks this morning's inquiries by how closely they resemble deals you have won, and says which traits it went by.",
          conceptual: true,
        },
      ],
    },
    {
      kind: 'story',
      title: 'What was said at the whiteboard is on the deal by lunch',
      intro:
        'Account meetings produce decisions and a photo of a whiteboard. Here is where both of them go.',
      image: 'sales-meeting',
      points: [
        {
          title: 'The photo joins the account',
          text: "Take it from the app and it hangs on the customer's timeline between the last quote and the next visit.",
        },
        {
          title: 'Promises get a name and a date',
          text: '"We will send the test report" becomes a task for the engineer, due Thursday, linked to the deal that waits for it.',
        },
        {
          title: 'The next meeting writes its own agenda',
          text: "Open tasks, unanswered questions and the customer's own words from last time, on one page to print or share.",
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Asked before moving a sales team',
      questions: [
        {
          question: 'Can we bring our data from another CRM or a spreadsheet?',
          answer:
            'Yes, as CSV files: companies first, then people, deals and notes. You match the columns once and see possible duplicates before anything is saved.',
        },
        {
          question: 'Can my colleagues see my deals?',
          answer:
            'That is a setting. Teams that share customers usually open everything; teams on separate territories let each rep see their own, and the manager see all.',
        },
        {
          question: 'What is the difference between this and Sales Management?',
          answer:
            'Sales Cloud is where reps work. Sales Management reads the same deals to give their manager forecasts, territories and targets.',
        },
        {
          question: 'And if we leave?',
          answer:
            'You export the same four files that you brought in, with everything added since. Attachments come as one archive.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Bring three live deals to the demo',
    text: 'We will enter them together, as your team would on a Tuesday. If you prefer to look around alone first, start with plans and features.',
    actions: [
      { label: 'View Pricing', to: '/pricing' },
      { label: 'Explore Features', to: '/features' },
    ],
  },
}
