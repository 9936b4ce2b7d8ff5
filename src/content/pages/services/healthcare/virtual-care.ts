import { Activity, CalendarClock, Lock, MessageSquareText, Pill, VideoIcon } from 'lucide-react'
import { loginHref, signupHref } from '@/content/catalog/hrefs'
import { mockup } from './_virtual-care-mockup'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Virtual Care: video visits from home',
    description:
      'See a doctor or nurse practitioner by video for a rash, a refill or a sore throat, ask a follow-up question by message, and learn when to be seen in person.',
  },
  hero: {
    headline: 'See a doctor or nurse practitioner by video, from home',
    tagline:
      'See how a video visit would work for common conditions: notes afterward, a prescription if it’s appropriate, and advice on whether to come in. No visits are offered yet, so for care now, call your doctor.',
    ctas: [
      { label: 'Book a Virtual Visit', to: signupHref('virtualcare') },
      { label: 'Find care in person', to: '/services/healthcare/find-care' },
    ],
    mockup,
  },
  sections: [
    {
      kind: 'notice',
      emergency: true,
      title: 'In an emergency, call 911',
      text: 'Chest pain, trouble breathing, heavy bleeding, a drooping face or slurred speech, or thoughts of ending your life can’t wait for a video visit. Call 911 or go to the nearest emergency room; in a mental health crisis you can also call or text 988.',
    },
    {
      kind: 'cards',
      label: 'Features',
      title: 'Before, during and after the visit',
      intro:
        'Choose a time, talk, read the notes, and ask one more question. Whoever provides the visit sets the price.',
      cards: [
        {
          icon: VideoIcon,
          title: 'Video consultations',
          description:
            'Face to face with a physician or nurse practitioner in your browser, with an interpreter or a family member on the same call if you like.',
        },
        {
          icon: MessageSquareText,
          title: 'Secure messaging',
          description:
            'Think of a question an hour later? Send it to the care team with a photo of the rash, and the answer stays in your record.',
        },
        {
          icon: Activity,
          title: 'Remote monitoring',
          description:
            'Readings from a blood pressure cuff or glucose meter would reach the care team between visits. No device is connected today.',
          conceptual: true,
        },
        {
          icon: Pill,
          title: 'Online prescriptions',
          description:
            'If the clinician prescribes something, it goes to the pharmacy you choose. Some drugs aren’t prescribed by video.',
        },
        {
          icon: CalendarClock,
          title: 'Flexible scheduling',
          description:
            'Choose from open times before school, over lunch or after the store closes, see the expected length, and reschedule once on your own.',
        },
        {
          icon: Lock,
          title: 'Private and secure',
          description:
            'In the design, only people you invite can join, nothing is recorded, and notes go to your own record. The link explains how your login is protected today.',
          link: { label: 'Read about security', to: '/about#security' },
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Common conditions',
      intro:
        'Clinicians see patients only in states where they’re licensed. If you need an exam, a test or an X-ray, they tell you where to go.',
      chips: [
        'Cold & Flu',
        'Allergies',
        'Sinus Infections',
        'Skin Rashes',
        'UTIs',
        'Mental Health',
        'Medication Refills',
        'Minor Injuries',
        'Pink Eye',
        'Sore Throat',
      ],
    },
    {
      kind: 'steps',
      title: 'How it works',
      intro: 'An example: a visit for a sore throat.',
      steps: [
        {
          title: '7:10\u00a0AM: book',
          text: 'Choose a time, see the price, describe what’s wrong in one sentence, and list medicines and allergies.',
        },
        {
          title: '12:20\u00a0PM: prepare',
          text: 'Sit facing a window, take your temperature, and have your pharmacy’s name ready.',
        },
        {
          title: '12:30\u00a0PM: talk',
          text: 'The clinician asks, looks, and explains what it may be and which signs would change the plan.',
        },
        {
          title: 'That evening: follow up',
          text: 'Read the notes, pick up a prescription if there is one, or book the test you were sent for.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Book a virtual visit',
    text: 'No visits are offered yet. Create an account and tell us what you’d use them for. For care now, call your doctor.',
    ctas: [
      { label: 'Book a Virtual Visit', to: signupHref('virtualcare') },
      { label: 'Log In to Portal', to: loginHref('/services/healthcare/patient-portal') },
    ],
  },
}
