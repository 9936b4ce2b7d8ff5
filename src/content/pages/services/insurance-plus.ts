import { Briefcase, Car, Gem, HeartPulse, House, Umbrella } from 'lucide-react'
import { contactHref, quoteHref, signupHref } from '@/content/catalog/hrefs'
import { mockup } from '@/content/data/mockups/insurance-plus'
import type { PageContent } from '@/content/types'
import { toWord } from '@/lib/format'
import { quoteTypes } from '@/content/catalog/inquiry-slugs'

export const content: PageContent = {
  meta: {
    title: 'Insurance Plus: compare before you sign',
    description:
      'Ask once about business, health, life, vehicle, property or specialized coverage, then compare what’s covered, what’s excluded and what you’d pay yourself.',
  },
  hero: {
    headline: 'Compare insurance by what it covers and leaves out',
    tagline: `Compare coverage, exclusions and deductibles line by line for ${toWord(Object.keys(quoteTypes).length)} kinds of insurance.`,
    ctas: [
      { label: 'Create a free account', to: signupHref('insurance') },
      { label: 'Get help choosing', to: contactHref('InsurancePlusHelp') },
    ],
    mockup,
  },
  sections: [
    {
      kind: 'cards',
      title: 'Types of insurance',
      intro:
        'No insurer or agent is connected yet. A request is a message to us: free, not binding, and yours to review before you send it.',
      cards: [
        {
          icon: Briefcase,
          title: 'Business',
          description:
            'Plan for a customer who slips, a stolen laptop with client files or a fire that shuts the workshop for a month: liability, business property and lost income.',
          link: { label: 'Request a quote', to: quoteHref('business') },
        },
        {
          icon: HeartPulse,
          title: 'Health',
          description:
            'Compare deductibles, copays and networks for one person or a household, and check whether the doctor you already see is included.',
          link: { label: 'Request a quote', to: quoteHref('health') },
        },
        {
          icon: Umbrella,
          title: 'Life',
          description:
            'A term that lasts as long as the mortgage or until the youngest leaves school, and an amount based on what your family spends.',
          link: { label: 'Request a quote', to: quoteHref('life') },
        },
        {
          icon: Car,
          title: 'Vehicle',
          description:
            'Insure the family car, the delivery van or the motorcycle that only comes out in summer, with liability only, or collision and comprehensive too.',
          link: { label: 'Request a quote', to: quoteHref('vehicle') },
        },
        {
          icon: House,
          title: 'Property',
          description:
            'Insure the house you own, the apartment you rent or the duplex you rent out: building, belongings, burst pipes and wind. Flood coverage is a separate question.',
          link: { label: 'Request a quote', to: quoteHref('property') },
        },
        {
          icon: Gem,
          title: 'Specialized Coverage',
          description:
            'Describe in your own words what fits no other form: a cello on tour, a food truck, a street festival, a drone over a wedding.',
          link: { label: 'Request a quote', to: quoteHref('specialized-coverage') },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Prepare for your quote',
      columns: ['Coverage', 'Have ready', 'Question to ask'],
      rows: [
        [
          'Business',
          'Yearly revenue, number of employees, lease',
          'Does lost income start on day one?',
        ],
        [
          'Health',
          'Ages, prescriptions, your doctor’s name',
          'What is the most I could pay in a year?',
        ],
        ['Life', 'Mortgage balance, children’s ages', 'What happens if I stop paying?'],
        ['Vehicle', 'Mileage, drivers, earlier claims', 'Original or aftermarket parts?'],
        [
          'Property',
          'Year built, roof, value of belongings',
          'Replacement cost or depreciated value?',
        ],
        ['Specialized', 'Receipts, photos, where it’s used', 'Is it covered while in transit?'],
      ],
    },
    {
      kind: 'faq',
      title: 'Insurance Plus FAQ',
      questions: [
        {
          question: 'Are you the insurer?',
          answer:
            'No. We help you ask and compare; insurers or licensed agents quote. A policy is a contract between you and the insurance company, and its wording decides what’s paid.',
        },
        {
          question: 'Am I covered once I’ve sent the form?',
          answer:
            'No. Coverage begins on the date an insurer confirms in writing. Keep your current policy until then.',
        },
        {
          question: 'Why might the final price differ from the quote?',
          answer:
            'Insurers check what you told them, such as earlier claims or the age of a roof, and eligibility depends on their rules and your state. They may change the price or decline.',
        },
        {
          question: 'I don’t know how much coverage I need. Now what?',
          answer:
            'Send a question instead of a quote request. Tell us what you own, owe and worry about, and we’ll point you to the forms to start with.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Compare your current policy',
    text: 'Create an account, or ask us which questions to put to your insurer before you renew.',
    ctas: [
      { label: 'Create a free account', to: signupHref('insurance') },
      { label: 'Ask about a policy', to: contactHref('InsurancePlusHelp') },
    ],
  },
}
