import { Baby, Bone, FaceSlightlySmiling, MessageCircle, Stethoscope, Venus } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import { findCareMockup } from '@/content/mockups/find-care'
import type { PageContent, SlotSection } from '@/content/types'

/** The search form, which is in the hero. The place of the section shows the results. */
export const careSearch: SlotSection<'care-search'> = {
  kind: 'slot',
  name: 'care-search',
  title: 'Sample search',
  intro: 'The directory behind this form is a sample with fictional entries.',
  sunken: true,
}

export const content: PageContent<'care-search'> = {
  meta: {
    title: 'Find Care: doctors, specialties and plans',
    description:
      'Try a doctor search by specialty, plan or ZIP code in a sample directory, learn which doctor treats what, and see what to ask when you call.',
  },
  hero: {
    headline: 'Try a sample doctor search',
    tagline:
      'The doctors are fictional. The guide below, on when to ask a pharmacist, see a doctor or go to the ER, is yours to copy.',
    ctas: [
      { label: 'Ask about individual plans', to: contactHref('IndividualPlans') },
      { label: 'Ask about government programs', to: contactHref('GovPrograms') },
    ],
    picture: findCareMockup,
  },
  sections: [
    careSearch,
    {
      kind: 'cards',
      title: 'Specialties',
      cards: [
        {
          icon: Stethoscope,
          title: 'Primary care',
          text: 'Checkups, blood pressure, a cough that won’t go away, and referrals.',
        },
        {
          icon: Baby,
          title: 'Pediatrics',
          text: 'Newborn visits, vaccinations, ear infections, and school and sports forms. Ask whether siblings can be seen in the same appointment.',
        },
        {
          icon: Venus,
          title: 'Women’s health',
          text: 'Screening, contraception, pregnancy and menopause. Most health plans must let you see an in-network ob-gyn without a referral.',
        },
        {
          icon: Bone,
          title: 'Bones, joints and movement',
          text: 'A knee that locks, and the weeks after surgery. Every state allows some physical therapy without a referral; some plans don’t.',
        },
        {
          icon: MessageCircle,
          title: 'Mental health',
          text: 'Talk therapy with a counselor or psychologist; psychiatrists can also prescribe.',
          link: { label: 'Read about mental health', to: '/blog/mental-health' },
        },
        {
          icon: FaceSlightlySmiling,
          title: 'Teeth and eyes',
          text: 'Cleanings and exams, often on a separate plan with its own network.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Pharmacy, video visit, urgent care or ER?',
      copyable: true,
      intro:
        'General information only. If it might be an emergency, call 911; in a mental health crisis, call or text 988.',
      columns: ['Place', 'Best for', 'Appointment', 'Bring'],
      rows: [
        [
          'Pharmacist',
          'Questions about medicines, minor symptoms',
          'No',
          'A list of what you take',
        ],
        ['Video visit', 'A rash, a refill, a sore throat', 'Yes, often soon', 'A quiet room'],
        [
          'Your own doctor',
          'Lasting or recurring problems, checkups',
          'Yes',
          'Your questions, in writing',
        ],
        [
          'Urgent care',
          'A sprain, a cut, a fever on the weekend (for a baby under 3 months, call a doctor or go to the ER)',
          'Usually not',
          'Card and ID',
        ],
        ['Emergency room', 'Danger to life, limb or sight', 'No; call 911', 'Don’t stop to pack'],
      ],
    },
    {
      kind: 'faq',
      title: 'Find Care FAQ',
      questions: [
        {
          question: 'A directory says they take my plan. Can I be sure?',
          answer:
            'No. The entries here are fictional, and in a real directory networks change during the year. Ask the office and the insurer, using the exact plan name on your card.',
        },
        {
          question: 'What should I ask when I call?',
          answer:
            'Whether they take new patients, the first available date, the price without insurance, parking or transit, and whether anyone speaks your language.',
        },
        {
          question: 'What if I have no insurance?',
          answer:
            'Community health centers often charge by income. You may also qualify for Medicaid, CHIP or a marketplace plan; those programs decide who’s eligible.',
        },
        {
          question: 'Do I need a referral?',
          answer:
            'It depends on the plan. An HMO usually requires one from your primary care doctor; many PPOs don’t.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Ask about health plans',
    text: 'HealthCare.gov leads to your state’s marketplace and says whether your household may qualify for Medicaid or CHIP. We’re not a government site, an insurer or an agent. Ask a general question, and we’ll name the office to ask.',
  },
}
