import { Activity, CalendarClock, Lock, MessageSquareText, Pill, VideoIcon } from 'lucide-react'
import { loginHref, signupHref } from '@/content/catalog/hrefs'
import { virtualCareMockup } from '@/content/mockups/virtual-care'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Virtual Care: video visits from home',
    description:
      'How a video visit for a rash, a refill or a sore throat would work, with a follow-up question by message, and when to be seen in person instead.',
  },
  hero: {
    headline: 'How a video visit would work',
    tagline:
      'For care now, call your doctor. Planned: for common conditions, a visit that ends with notes, a prescription if it’s appropriate, and advice on when to be seen in person. “Book a Virtual Visit” books nothing yet; it leads to a free account for notes.',
    ctas: [
      { label: 'Book a Virtual Visit', to: signupHref('virtualcare') },
      { label: 'See a sample doctor search', to: '/services/healthcare/find-care' },
    ],
    picture: virtualCareMockup,
  },
  sections: [
    {
      kind: 'notice',
      tone: 'danger',
      title: 'In an emergency, call 911',
      text: 'Chest pain, trouble breathing, heavy bleeding, a drooping face or slurred speech, or thoughts of ending your life can’t wait for a video visit. Call 911, and don’t drive yourself; in a mental health crisis you can also call or text 988.',
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Before, during and after the visit',
      intro: 'What a visit would include, at a price set by whoever provides it.',
      cards: [
        {
          icon: VideoIcon,
          title: 'Video consultations',
          text: 'A talk with a physician or nurse practitioner in your browser, with an interpreter or a relative on the call.',
        },
        {
          icon: MessageSquareText,
          title: 'Secure messaging',
          text: 'A later question to the practice, with a photo of the rash.',
        },
        {
          icon: Activity,
          title: 'Remote monitoring',
          text: 'Blood pressure or glucose readings for the care team between visits; no device is connected today.',
          conceptual: true,
        },
        {
          icon: Pill,
          title: 'Online prescriptions',
          text: 'A prescription at the pharmacy you choose; some drugs aren’t prescribed by video.',
        },
        {
          icon: CalendarClock,
          title: 'Flexible scheduling',
          text: 'A time before school or after the store closes.',
        },
        {
          icon: Lock,
          title: 'Private and secure',
          text: 'A call that only people you let in could join, never saved as video.',
          link: { label: 'Read about security', to: '/about#security' },
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Common conditions',
      intro:
        'A clinician generally must be licensed in the state you’re in during the call. If you needed an exam, a test or an X-ray, they’d refer you.',
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
      title: 'How it would work',
      intro: 'An example of how a visit for a sore throat would go.',
      steps: [
        {
          title: '7:10\u00a0AM: book',
          text: 'You’d choose a time, see the price, describe what’s wrong in one sentence, and list medicines and allergies.',
        },
        {
          title: '12:20\u00a0PM: prepare',
          text: 'You’d sit facing a window, with your temperature taken and your pharmacy’s name ready.',
        },
        {
          title: '12:30\u00a0PM: talk',
          text: 'The clinician would ask, look, and explain what it may be and which signs would change the plan.',
        },
        {
          title: 'That evening: follow up',
          text: 'You’d read the notes, pick up a prescription if there is one, or book the test you were sent for.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Prepare for your next visit',
    text: 'Keep practical questions, such as the cost, in a post. Keep symptoms, medicines and diagnoses on paper: our administrators can read posts. These buttons lead to a free account, not to a visit or records.',
    ctas: [
      { label: 'Book a Virtual Visit', to: signupHref('virtualcare') },
      { label: 'Log In to Portal', to: loginHref('/services/healthcare/patient-portal') },
    ],
  },
}
