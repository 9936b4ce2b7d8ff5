import { Accessibility, ClipboardList, LockKeyhole, Split, Stethoscope, Users } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Healthcare Solutions: doctors and video visits',
    description:
      'Learn which doctor to see, talk to one by video, keep results and bills in one account, and read calm advice for the days when nothing hurts.',
  },
  hero: {
    headline: 'Your family’s healthcare in one account',
    tagline:
      'Learn who treats what, see a doctor or nurse practitioner by video, read your results and understand your bills, for you and your family.',
    ctas: [
      { label: 'Create your account', to: '/signup' },
      { label: 'Find care', to: '/services/healthcare/find-care' },
    ],
    mockup: {
      kind: 'schedule',
      title: 'Today at Mill Road Clinic',
      note: 'Sample day, A. Osei, NP',
      days: ['Mon 17', 'Tue 18', 'Wed 19', 'Thu 20', 'Fri 21'],
      today: 'Wed 19',
      items: [
        {
          time: '8:40',
          title: 'Ruth Halvorsen',
          text: 'Blood pressure',
          status: { tone: 'done', text: 'Seen' },
        },
        {
          time: '9:10',
          title: 'Leo Marsh, age 6',
          text: 'Ear pain, third day',
          status: { tone: 'open', text: 'Room 2' },
          highlighted: true,
        },
        { time: '9:40', title: 'Dina Farouk', text: 'Video visit, refill' },
        { time: '10:20', title: 'Paul Lindqvist', text: 'Wound check' },
        {
          time: '11:00',
          title: 'Grace Tan',
          text: 'Flu shot',
          status: { tone: 'quiet', text: 'Form due' },
        },
      ],
      detail: {
        name: 'Leo Marsh',
        initials: 'LM',
        text: 'With his father, Tom',
        facts: [
          { label: 'Allergy', value: 'Amoxicillin, rash in 2023' },
          { label: 'Weight', value: '47 lb, measured at 9:12' },
          { label: 'Last visit', value: 'School form, August 14' },
        ],
        action: 'Open the visit',
      },
      floatingCard: {
        label: 'Referral to audiology',
        value: 'Received, Thu 2:30 PM',
        checked: true,
      },
    },
  },
  sections: [
    {
      kind: 'services',
      title: 'Choose a service',
      services: [
        {
          path: '/services/healthcare/find-care',
          text: 'You need a doctor nearby: try a search by specialty, plan and ZIP code, and learn what to ask.',
        },
        {
          path: '/services/healthcare/virtual-care',
          text: 'It’s 7 PM, the ear still hurts, and you’d rather not leave the house.',
        },
        {
          path: '/services/healthcare/patient-portal',
          text: 'You’ve been seen, and want the results, the next appointment or the bill.',
        },
        {
          path: '/services/healthcare/wellness',
          text: 'Nothing is wrong, and you’d like to keep it that way.',
        },
      ],
    },
    {
      kind: 'story',
      title: 'For whoever manages the family’s care',
      intro: 'One place for vaccinations, medications and appointments.',
      image: 'hospital',
      drawing: 'heart',
      points: [
        {
          title: 'For a child',
          text: 'School forms, growth charts and shot records print on one sheet, in the format the school asks for.',
        },
        {
          title: 'For a parent far away',
          text: 'With their permission, you see the appointment list and can join the video visit from another city.',
        },
        {
          title: 'For yourself',
          text: 'The screening you rescheduled twice stays at the top of the list until it has a date.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Features',
      title: 'For patients and those who help them',
      intro: 'For the days when someone in the family is a patient.',
      cards: [
        {
          icon: Stethoscope,
          title: 'Specialized care',
          description:
            'Tell us which specialty you need, from cardiology to a rare-disease center three states away, and we’ll help you figure out what to ask and where. Please leave out medical details.',
          link: { label: 'Ask about specialized care', to: contactHref('SpecializedCare') },
        },
        {
          icon: LockKeyhole,
          title: 'Access log',
          description:
            'If your practice offers the portal, you’ll see who opened your record and when. The security section covers your login and messages; your provider’s privacy notice covers the record.',
          link: { label: 'Read about security', to: '/about#security' },
        },
        {
          icon: Users,
          title: 'Family accounts',
          description:
            'Parents add children, and adults join by invitation. Teenagers get a private channel to the doctor where the law provides one.',
        },
        {
          icon: Accessibility,
          title: 'Accessibility needs',
          description:
            'Note a ramp, a Spanish interpreter, extra time or large print once. It’s attached to each request, so you don’t have to repeat it at the desk.',
        },
        {
          icon: ClipboardList,
          title: 'Referral tracking',
          description:
            'A referral shows where it is: written, sent, received, scheduled. If it sits unopened for five days, you and the practice are both notified.',
        },
        {
          icon: Split,
          title: 'Symptom guide',
          description:
            'Answer a few questions and be directed to the pharmacy, a video visit or the clinic. It isn’t built yet, and it would never replace a clinician.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Healthcare FAQ',
      questions: [
        {
          question: 'Do I have to change doctors?',
          answer:
            'No. Keep the ones you have. No practice is connected yet. Today you can read these pages and try the sample search; visits can’t be booked here.',
        },
        {
          question: 'Is the account free?',
          answer:
            'Creating one costs nothing. Providers charge for visits, tests and plans, and what you pay depends on your coverage.',
        },
        {
          question: 'Can I use it in an emergency?',
          answer: 'No. Call 911. A message or a booking made here may not be read for hours.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Create an account for your family',
    text: 'Creating one costs nothing. Then ask us how to start with a service.',
    ctas: [
      { label: 'Create your account', to: '/signup' },
      { label: 'Ask about specialized care', to: contactHref('SpecializedCare') },
    ],
  },
}
