import { Baby, Bone, FaceSlightlySmiling, MessageCircle, Stethoscope, Venus } from 'lucide-react'
import { contact } from '@/content/links'
import { mockup } from '@/content/mockups/find-care'
import type { PageContent } from '@/content/types'

export const page: PageContent = {
  meta: {
    title: 'Find Care: doctors, specialties and plans',
    description:
      'Search by doctor, specialty or plan and by ZIP code or city, learn which kind of clinician does what, and know the questions to ask when you call.',
  },
  hero: {
    headline: 'Find a doctor who is near, open and takes your plan',
    tagline: 'Search by doctor, specialty or plan, and by ZIP code or city.',
    actions: [
      { label: 'Ask about individual plans', to: contact('IndividualPlans') },
      { label: 'Ask about government programs', to: contact('GovPrograms') },
    ],
    mockup,
  },
  sections: [
    {
      kind: 'find-care',
      title: 'Find a doctor',
      intro: 'The directory behind this form is a sample with invented entries.',
    },
    {
      kind: 'cards',
      title: 'Specialties',
      intro: 'Not sure which specialty you need? Start here.',
      cards: [
        {
          icon: Stethoscope,
          title: 'Primary care',
          description:
            'A family physician, internist or nurse practitioner: checkups, blood pressure, a cough that stays, and the referral when a specialist is needed.',
        },
        {
          icon: Baby,
          title: 'Pediatrics',
          description:
            'Newborn visits, vaccinations, ear infections, school and sports forms. Ask whether siblings can be seen in one appointment.',
        },
        {
          icon: Venus,
          title: 'Women’s health',
          description:
            'Gynecologists and midwives for screening, contraception, pregnancy and menopause. Many accept patients without a referral; your plan decides.',
        },
        {
          icon: Bone,
          title: 'Bones, joints and movement',
          description:
            'Orthopedists for the knee that locks, physical therapists for the weeks after. In many states you can see a therapist directly.',
        },
        {
          icon: MessageCircle,
          title: 'Mental health',
          description:
            'Counselors and psychologists talk with you; psychiatrists are physicians and can prescribe. Ask about evening hours and video sessions.',
          link: { label: 'Read about mental health', to: '/blog/mental-health' },
        },
        {
          icon: FaceSlightlySmiling,
          title: 'Teeth and eyes',
          description:
            'Often on a separate plan with a network of its own. Have both cards at hand, and ask what one cleaning or one exam a year includes.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Pharmacy, video visit, urgent care or ER?',
      intro:
        'General information only. If in doubt about something serious, choose the faster option.',
      columns: ['Place', 'Best for', 'Appointment', 'Bring'],
      rows: [
        ['Pharmacist', 'Questions on medicines, minor complaints', 'No', 'What you take already'],
        ['Video visit', 'A rash, a refill, a sore throat', 'Yes, often soon', 'A quiet room'],
        ['Your own doctor', 'What lasts, what returns, checkups', 'Yes', 'Questions, in writing'],
        ['Urgent care', 'A sprain, a cut, a fever on the weekend', 'Usually not', 'Card and ID'],
        ['Emergency room', 'Danger to life, limb or sight', 'Never; call 911', 'Nothing. Go'],
      ],
    },
    {
      kind: 'faq',
      title: 'Find care FAQ',
      questions: [
        {
          question: 'The list says they take my plan. Is that certain?',
          answer:
            'No list is. Networks change during the year, so ask the office and the insurer, with the exact name of the plan on your card.',
        },
        {
          question: 'What should I ask when I call?',
          answer:
            'Whether new patients are accepted, the first free date, the price without insurance, parking or transit, and whether someone speaks your language.',
        },
        {
          question: 'What if I have no insurance?',
          answer:
            'Community health centers often charge by income. You may also qualify for Medicaid, CHIP or a marketplace plan; eligibility is decided by those programs.',
        },
        {
          question: 'Do I need a referral?',
          answer:
            'It depends on the plan. An HMO often wants one from your primary care doctor; many PPOs do not.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Ask about health plans',
    text: 'Tell us your household size, state and whether an employer offers coverage, and we explain your options.',
    actions: [
      { label: 'Ask about individual plans', to: contact('IndividualPlans') },
      { label: 'Ask about government programs', to: contact('GovPrograms') },
    ],
  },
}
