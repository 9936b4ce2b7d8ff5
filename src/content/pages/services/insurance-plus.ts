import { contactHref, signupHref } from '@/content/catalog/hrefs'
import { quoteTypes } from '@/content/catalog/inquiry-slugs'
import { insurancePlusMockup } from '@/content/mockups/insurance-plus'
import { toInquiryCard } from '@/content/shared-copy'
import type { PageContent } from '@/content/types'
import { toWord } from '@/lib/format'
import { insuranceQuotes } from './insurance-plus/quote'

export const content: PageContent = {
  meta: {
    title: 'Insurance Plus: coverage and exclusions',
    description:
      'Questions to ask an agent or insurer about business, health, life, vehicle, property or specialized insurance. We don’t sell or quote policies.',
  },
  hero: {
    headline: 'What to ask about insurance before you buy it',
    tagline: `Copy questions for ${toWord(quoteTypes.length)} kinds of insurance, and ask them of any agent or insurer. Planned: policies compared line by line, deductibles included.`,
    ctas: [
      { label: 'Create an account', to: signupHref('insurance') },
      { label: 'Ask about insurance', to: contactHref('InsurancePlusHelp') },
    ],
    picture: insurancePlusMockup,
  },
  sections: [
    {
      kind: 'cards',
      title: 'Types of insurance',
      intro:
        'Each form shows what an insurer would ask; reading it sends nothing. Send one, and it goes only to us, not to an insurer or agent; we email you general questions, not a quote.',
      cards: [
        {
          ...toInquiryCard(insuranceQuotes, 'business', 'Ask about a business'),
          text: 'What to ask about: a customer who slips, a stolen laptop with client files, or a fire that shuts the workshop for a month.',
        },
        {
          ...toInquiryCard(insuranceQuotes, 'health', 'Ask about health plans'),
          text: 'What to compare: deductibles, copays and which doctors are in network.',
        },
        {
          ...toInquiryCard(insuranceQuotes, 'life', 'Ask about life insurance'),
          text: 'What to ask an agent: how long a term, such as until the mortgage is paid, and how much, given what your family spends.',
        },
        {
          ...toInquiryCard(insuranceQuotes, 'vehicle', 'Ask about a vehicle'),
          text: 'What to compare for the car, the van or the summer motorcycle: liability only, or collision and comprehensive too.',
        },
        {
          ...toInquiryCard(insuranceQuotes, 'property', 'Ask about a home'),
          text: 'What to ask: burst pipes, wind and belongings, plus flood, which usually needs its own policy.',
        },
        {
          ...toInquiryCard(insuranceQuotes, 'specialized-coverage', 'Ask about other items'),
          text: 'What to describe: a cello on tour, a food truck, a street festival, a drone over a wedding.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Questions for an insurer',
      copyable: true,
      intro: 'What to have ready, and to ask, when you call a licensed agent or an insurer.',
      columns: ['Coverage', 'Have ready', 'Question to ask'],
      rows: [
        [
          'Business',
          'Yearly revenue, number of employees, lease',
          'Is lost income paid from day one?',
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
          'Replacement cost or actual cash value?',
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
            'No. We don’t sell, quote or advise on insurance, and no insurer is connected. A policy is a contract between you and the insurance company, and its wording decides what’s paid.',
        },
        {
          question: 'Am I covered once I’ve sent the form?',
          answer:
            'No, and nothing you send here changes your coverage. A new policy begins on the date an insurer confirms in writing; keep your current one until then.',
        },
        {
          question: 'Why might an insurer’s final price differ from its quote?',
          answer:
            'Insurers check what you told them, such as earlier claims or the age of a roof. Depending on the type of coverage and your state, they may change the price or decline.',
        },
        {
          question: 'I don’t know how much coverage I need. Now what?',
          answer:
            'List what you own, owe and worry about, and take it to a licensed agent. Your state’s insurance department can tell you who is licensed there.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Know what to ask at renewal',
    text: 'Copy the questions to a post, open it before the call, and keep your answers on paper. Or tell us which policy renews next, without its number, and we’ll reply with what to ask your insurer.',
    ctas: [
      { label: 'Create an account', to: signupHref('insurance') },
      { label: 'Ask a question', to: contactHref('InsurancePlusHelp') },
    ],
  },
}
