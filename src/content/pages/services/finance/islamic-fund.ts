import { Car, FileSearch, House, MoonStar, Scale, Signature } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Islamic Fund: trade and rent, not riba',
    description:
      'How to buy a home or a van, save for Hajj and invest in screened businesses under murabaha, ijara, musharaka and mudaraba, contract by contract.',
  },
  hero: {
    headline: 'How Islamic finance works: trade and rent instead of interest',
    tagline:
      'Compare four contracts below, in plain English. Planned: worksheets for buying a home share by share, financing a van at a disclosed markup and saving for Hajj. We don’t finance anything.',
    ctas: [
      { label: 'Ask about Islamic finance', to: contactHref('IslamicFinance') },
      { label: 'See giving and zakat', to: '/services/finance/donations-welfare' },
    ],
    picture: {
      kind: 'table',
      title: 'Screened holdings',
      note: 'Example screen, every rule with its source',
      action: 'Read the rules',
      columns: ['Company', 'Debt', 'Share', 'Screen'],
      rows: [
        {
          title: 'Cedar Water Works',
          text: 'Utilities',
          cells: ['11%', '14.2%', { tone: 'success', text: 'Passes' }],
        },
        {
          title: 'Olive & Loom',
          text: 'Textiles',
          cells: ['6%', '12.8%', { tone: 'success', text: 'Passes' }],
        },
        {
          title: 'Meridian Tools',
          text: 'Machines',
          cells: ['24%', '11.5%', { tone: 'success', text: 'Passes' }],
        },
        {
          title: 'Millpond Grocers',
          text: '3.1% from alcohol',
          cells: ['9%', '6.0%', { tone: 'accent', text: 'Under review' }],
          highlighted: true,
        },
        {
          title: 'Basin Finance',
          text: 'Earns interest',
          cells: ['71%', '0%', { tone: 'danger', text: 'Left out' }],
        },
      ],
      floatingCard: {
        label: 'To donate this quarter',
        value: '$6.42',
        text: 'Income that didn’t pass',
      },
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Contracts explained',
      columns: ['Contract', 'What happens', 'Often used for', 'Who carries the risk'],
      rows: [
        [
          'Murabaha',
          'The item is bought, then sold to you at a known markup, in installments',
          'A van, an oven, inventory for a shop',
          'The seller, until it is yours',
        ],
        [
          'Ijara',
          'You rent the item and may own it at the end',
          'Machines, vehicles, a home',
          'The owner, as landlord',
        ],
        [
          'Diminishing musharaka',
          'You own it together and buy out the other share over time',
          'The family home',
          'Both, by share',
        ],
        [
          'Mudaraba',
          'One side brings money, the other brings work; profit is split as agreed',
          'Investment funds',
          'The investor, unless the manager was negligent',
        ],
      ],
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Homes, vehicles, Hajj and zakat',
      intro: 'Each worked through line by line, so you can show it to a scholar you trust.',
      cards: [
        {
          icon: House,
          title: 'Home finance by shares',
          text: 'Rent on the part you don’t own yet, and more of it to buy when you can.',
        },
        {
          icon: Car,
          title: 'Vehicles and goods at a disclosed markup',
          text: 'Cost and markup on page one, and a price that doesn’t grow if an installment is late.',
        },
        {
          icon: MoonStar,
          title: 'Hajj and Umrah savings',
          text: 'A year, a package price and an amount to save each month. If the fund is invested, any profit would be shared; none is promised.',
        },
        {
          icon: FileSearch,
          title: 'Screened investments',
          text: 'No alcohol, gambling, interest-based banking or companies deep in interest-bearing debt, with the reason for each exclusion.',
        },
        {
          icon: Scale,
          title: 'Zakat worksheet',
          text: 'Cash, gold, trade goods and money owed to you against the nisab on your date, by the school you follow.',
        },
        {
          icon: Signature,
          title: 'Scholar review for each contract',
          text: 'A contract signed by the scholars who examined it. None is published here, so show a draft to a scholar you trust.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Islamic fund FAQ',
      questions: [
        {
          question: 'Isn’t a markup just interest by another name?',
          answer:
            'In a murabaha the seller must first own the goods and carry their risk, and the price is fixed from then on. Scholars differ on the details, so ask one about your contract.',
        },
        {
          question: 'Can I lose money in a screened fund?',
          answer:
            'Yes. Sharing profit means sharing loss. The screen is about what a business does and owes; it says nothing about how well it will do.',
        },
        {
          question: 'Is this only for Muslims?',
          answer: 'No. Anyone who prefers rent, trade and partnership to interest can ask.',
        },
        {
          question: 'Who is eligible for home or vehicle finance?',
          answer:
            'The provider decides. It depends on your state, the property or vehicle, your income and identity checks. We explain the contracts and don’t finance anything; asking commits you to nothing.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Ask about Islamic finance',
    text: 'Tell us what you want to buy or save for, and which contract you’re considering. We’ll explain its terms in plain English, in a reply you can show to a scholar you trust.',
    ctas: [{ label: 'Ask about Islamic finance', to: contactHref('IslamicFinance') }],
  },
}
