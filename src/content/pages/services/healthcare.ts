import { Accessibility, ClipboardList, LockKeyhole, Split, Stethoscope, Users } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Healthcare Solutions: doctors and video visits',
    description:
      'Learn which doctor to see, how a video visit would work and what a portal would show, and read calm advice for the days when nothing hurts.',
  },
  hero: {
    headline: 'Doctors, video visits and results, explained',
    tagline:
      'Learn who treats what, and when a pharmacy, a clinic or the ER fits. Planned: video visits, results and bills. No practice is connected yet, so for care now, call your doctor.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Find care', to: '/services/healthcare/find-care' },
    ],
    picture: {
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
          value: { tone: 'success', text: 'Seen' },
        },
        {
          time: '9:10',
          title: 'Leo Marsh, age 6',
          text: 'Ear pain, third day',
          value: { tone: 'accent', text: 'Room 2' },
          highlighted: true,
        },
        { time: '9:40', title: 'Dina Farouk', text: 'Video visit, refill' },
        { time: '10:20', title: 'Paul Lindqvist', text: 'Wound check' },
        {
          time: '11:00',
          title: 'Grace Tan',
          text: 'Flu shot',
          value: { tone: 'quiet', text: 'Form due' },
        },
      ],
      detail: {
        title: 'Leo Marsh',
        initials: 'LM',
        text: 'With his father, Tom',
        facts: [
          { label: 'Allergy', value: 'Amoxicillin, rash in 2023' },
          { label: 'Weight', value: '47 lb, measured at 9:12' },
          { label: 'Last visit', value: 'School form, August 14' },
        ],
        action: 'Open the visit',
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
          text: 'You need a doctor nearby: try a sample search and learn what to ask.',
        },
        {
          path: '/services/healthcare/virtual-care',
          text: 'It’s 7 PM and the ear still hurts: see how a video visit would work.',
        },
        {
          path: '/services/healthcare/patient-portal',
          text: 'You’ve been seen: see how results and bills would be explained.',
        },
        {
          path: '/services/healthcare/wellness',
          text: 'Nothing is wrong, and you’d like to keep it that way.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'For whoever manages the family’s care',
      picture: { kind: 'photo', photo: 'hospital', drawing: 'heart' },
      points: [
        {
          title: 'For a child',
          text: 'School forms, growth charts and shot records would print on one sheet, in the format the school asks for.',
        },
        {
          title: 'For a parent far away',
          text: 'With their permission, you’d see the appointment list and could join the video visit from another city.',
        },
        {
          title: 'For yourself',
          text: 'The screening you rescheduled twice would stay at the top of the list until it has a date.',
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
          text: 'Ask a general question about a specialty, with no personal health details. We don’t refer patients; call your doctor about symptoms.',
          link: { label: 'Ask about specialized care', to: contactHref('SpecializedCare') },
        },
        {
          icon: LockKeyhole,
          title: 'Access log',
          text: 'A portal would show who opened your record and when.',
          link: { label: 'Read about security', to: '/about#security' },
        },
        {
          icon: Users,
          title: 'Family access',
          text: 'Parents would see a child’s record, and adults would share by invitation.',
        },
        {
          icon: Accessibility,
          title: 'Accessibility needs',
          text: 'A ramp, an interpreter or large print would be noted once.',
        },
        {
          icon: ClipboardList,
          title: 'Referral tracking',
          text: 'You’d see where a referral stands: written, sent, received or scheduled. If it sat unopened for five days, you and the practice would both be notified.',
        },
        {
          icon: Split,
          title: 'Symptom guide',
          text: 'A few questions would suggest a pharmacy or a clinic, but never replace a clinician.',
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
            'No, keep the ones you have. Here, you can read these pages and try the sample search, but not book a visit.',
        },
        {
          question: 'Is the account free?',
          answer: 'Yes. Wherever you get care, what that costs depends on your coverage.',
        },
        {
          question: 'Can I use it in an emergency?',
          answer:
            'No. Call 911, or call or text 988 in a mental health crisis. A message sent from this site may not be read until the next business day or later.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Write down who to call',
    text: 'Note in a post which office to call and when it opens, and look it up on your phone when someone is sick. Leave out symptoms, medicines and diagnoses.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about specialized care', to: contactHref('SpecializedCare') },
    ],
  },
}
