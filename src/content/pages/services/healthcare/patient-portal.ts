import {
  CalendarCheck,
  FileText,
  MessageSquareText,
  Pill,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react'
import { contactHref, loginHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Patient Portal: results, visits and bills',
    description:
      'Log in to read results with the doctor’s note, reschedule an appointment, request a refill and see what a bill is for. New patients get an invitation.',
  },
  hero: {
    headline: 'Your results, appointments and bills in one login',
    tagline:
      'Test results, doctor’s notes, refills and bills in one place. No practice is connected yet, so the login opens your account, not medical records.',
    ctas: [
      { label: 'Log In to Portal', to: loginHref('/services/healthcare/patient-portal') },
      { label: 'Need Help? Contact Support', to: contactHref('PortalSupport') },
    ],
    mockup: {
      kind: 'table',
      title: 'Blood test, November 12',
      note: 'Sample results, explained by Dr. Soto',
      action: 'Ask about it',
      columns: ['Test', 'Normal range', 'Yours', 'Result'],
      rows: [
        {
          title: 'Hemoglobin',
          text: 'g/dL',
          cells: ['12.0 to 15.5', '13.4', { tone: 'done', text: 'Normal' }],
        },
        {
          title: 'Ferritin',
          text: 'ng/mL, iron stores',
          cells: ['15 to 150', '11', { tone: 'late', text: 'Low' }],
          highlighted: true,
        },
        {
          title: 'TSH',
          text: 'mIU/L, thyroid',
          cells: ['0.4 to 4.0', '2.1', { tone: 'done', text: 'Normal' }],
        },
        {
          title: 'Vitamin D',
          text: 'ng/mL',
          cells: ['30 to 60', '27', { tone: 'open', text: 'A little low' }],
        },
        {
          title: 'A1C',
          text: '%, sugar over 3 months',
          cells: ['under 5.7', '5.3', { tone: 'done', text: 'Normal' }],
        },
      ],
      floatingCard: { label: 'Next', value: 'Repeat in 12 weeks', text: 'Feb 4, 8:10 AM, fasting' },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Patient portal features',
      cards: [
        {
          icon: FileText,
          title: 'Medical records',
          description:
            'See lab values next to last year’s, imaging reports, vaccinations and visit notes. Download one page for the school nurse or all of it for a new doctor.',
        },
        {
          icon: CalendarCheck,
          title: 'Appointments',
          description:
            'See the address, the entrance and whether to fast. Reschedule or cancel online, and join the waitlist for an earlier slot.',
        },
        {
          icon: MessageSquareText,
          title: 'Secure messaging',
          description:
            'Write to the practice instead of waiting on hold. Choose a topic, and your message goes to the nurse, the front desk or billing.',
        },
        {
          icon: ReceiptText,
          title: 'Bills and payments',
          description:
            'See each charge with its visit, what your plan paid and what you owe. Ask about a charge, or about paying in installments.',
        },
        {
          icon: Pill,
          title: 'Prescription refills',
          description:
            'Request a refill with one button per medicine, then see when the doctor approved it and which pharmacy has it. Doses and reminders are on the same list.',
        },
        {
          icon: ShieldCheck,
          title: 'Security',
          description:
            'Your password and, if you turn it on, a second step protect your login. If your practice offers the portal, you’ll see who opened your record. On a shared computer, log out when you leave.',
          link: { label: 'Read about security', to: '/about#security' },
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Invitation for new patients',
      text: 'You get an invitation by email after your first visit, with a link to set up your login. If it hasn’t arrived after a few days, check your spam folder, then ask the practice which address is on file.',
      link: { label: 'Need Help? Contact Support', to: contactHref('PortalSupport') },
    },
    {
      kind: 'table',
      title: 'Privacy settings',
      intro: 'Default settings. You can restrict most of them, and state law applies.',
      columns: ['Person', 'Sees', 'Does not see'],
      rows: [
        [
          'You',
          'Everything, including the list of who looked',
          'Private notes the law lets a clinician withhold',
        ],
        ['Your care team', 'Records, medicines, messages to them', 'How you pay'],
        ['Front desk and billing', 'Dates, address, coverage, charges', 'Visit notes'],
        [
          'A parent, for a child',
          'Records and dates until an age set by state law',
          'What a teenager may keep private',
        ],
        ['A helper you named', 'What you checked, until you uncheck it', 'Everything else'],
      ],
    },
    {
      kind: 'faq',
      title: 'Patient portal FAQ',
      questions: [
        {
          question: 'My result is in, but no one has called. Should I worry?',
          answer:
            'Results often appear before the doctor has read them. Send a message through the portal; if you feel unwell, call the practice, and 911 in an emergency.',
        },
        {
          question: 'My record has a mistake. Can it be corrected?',
          answer:
            'You can ask the practice to amend it. They may agree, or note that you disagree; either way, your request is kept on file.',
        },
        {
          question: 'How quickly are messages read?',
          answer:
            'On business days, in the order they arrive. Don’t use messages for anything urgent.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Log in to your patient portal',
    text: 'No practice is connected yet, so there are no records to see. Contact support if you can’t log in to your account.',
    ctas: [
      { label: 'Portal Login', to: loginHref('/services/healthcare/patient-portal') },
      { label: 'Need Help? Contact Support', to: contactHref('PortalSupport') },
    ],
  },
}
