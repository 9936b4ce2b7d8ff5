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
      'See how a patient portal would show results with the doctor’s note, appointments, refills and bills. No practice is connected yet.',
  },
  hero: {
    headline: 'How a patient portal would explain results and bills',
    tagline:
      'See who may read a record, and how to correct a mistake in one. Planned: results, notes, refills and bills behind one login. No practice is connected yet, so the login opens your account and shows no medical records.',
    ctas: [
      { label: 'Log In to Portal', to: loginHref('/services/healthcare/patient-portal') },
      { label: 'Need Help? Contact Support', to: contactHref('PortalSupport') },
    ],
    picture: {
      kind: 'table',
      title: 'Blood test, November 12',
      note: 'Sample results, explained by Dr. Soto',
      action: 'Ask about it',
      columns: ['Test', 'Normal range', 'Yours', 'Result'],
      rows: [
        {
          title: 'Hemoglobin',
          text: 'g/dL',
          cells: ['12.0 to 15.5', '13.4', { tone: 'success', text: 'Normal' }],
        },
        {
          title: 'Ferritin',
          text: 'ng/mL, iron stores',
          cells: ['15 to 150', '11', { tone: 'danger', text: 'Low' }],
          highlighted: true,
        },
        {
          title: 'TSH',
          text: 'mIU/L, thyroid',
          cells: ['0.4 to 4.0', '2.1', { tone: 'success', text: 'Normal' }],
        },
        {
          title: 'Vitamin D',
          text: 'ng/mL',
          cells: ['30 to 60', '27', { tone: 'accent', text: 'A little low' }],
        },
        {
          title: 'A1C',
          text: '%, sugar over 3 months',
          cells: ['under 5.7', '5.3', { tone: 'success', text: 'Normal' }],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned patient portal features',
      cards: [
        {
          icon: FileText,
          title: 'Medical records',
          text: 'Lab values next to last year’s, imaging reports, vaccinations and visit notes, to download for a new doctor.',
        },
        {
          icon: CalendarCheck,
          title: 'Appointments',
          text: 'The address, the entrance, whether to fast, and a waitlist.',
        },
        {
          icon: MessageSquareText,
          title: 'Secure messaging',
          text: 'A message by topic, so that it reaches the nurse, the front desk or billing without waiting on hold.',
        },
        {
          icon: ReceiptText,
          title: 'Bills and payments',
          text: 'Each charge with its visit, what your plan paid and what you owe, and a place to ask about installments.',
        },
        {
          icon: Pill,
          title: 'Prescription refills',
          text: 'A button per medicine, and the pharmacy that has it ready.',
        },
        {
          icon: ShieldCheck,
          title: 'Security',
          text: 'A password and, if you turn it on, two-factor authentication protect your login today. On a shared computer, log out when you leave.',
          link: { label: 'Read about security', to: '/about#security' },
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Invitation for new patients',
      text: 'In the design, you get an invitation by email after your first visit, with a link to set up your login. No practice sends invitations yet, so an email that claims to be one isn’t from us.',
      link: { label: 'Need Help? Contact Support', to: contactHref('PortalSupport') },
    },
    {
      kind: 'table',
      title: 'Privacy settings',
      intro: 'Example settings: you could restrict most of them, and state law applies.',
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
            'Results often appear before the doctor has read them. If you feel unwell, call the practice; in an emergency, call 911, and in a mental health crisis, call or text 988.',
        },
        {
          question: 'My record has a mistake. Can it be corrected?',
          answer:
            'You can ask the practice to amend it. They may agree, or note that you disagree; either way, your request is kept on file.',
        },
        {
          question: 'How quickly would messages be read?',
          answer: 'Each practice would set its hours, so don’t use messages for anything urgent.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Looking for your results?',
    text: 'Ask your doctor’s office which portal it uses. The login here opens the account that holds your posts; contact support if it doesn’t work.',
    ctas: [
      { label: 'Portal Login', to: loginHref('/services/healthcare/patient-portal') },
      { label: 'Need Help? Contact Support', to: contactHref('PortalSupport') },
    ],
  },
}
