import { BedSingle, Coins, FilePen, ListChecks, Luggage, Stamp } from 'lucide-react'
import { contactHref, signupHref, travelSearchHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'
import { toWord } from '@/lib/format'

const countries = [
  'USA',
  'Canada',
  'UK',
  'Australia',
  'Germany',
  'New Zealand',
  'Ireland',
  'France',
  'Netherlands',
  'Sweden',
]
const count = toWord(countries.length)

export const content: PageContent = {
  meta: {
    title: `Study Abroad: plans for ${count} countries`,
    description: `Plan a degree or a semester in one of ${count} countries: what to know about shortlists, applications, budgets, visa paperwork and arrival.`,
  },
  hero: {
    headline: `Plan your studies in one of ${count} countries`,
    tagline:
      'Copy the intake dates below, then prepare the shortlist, the applications, the budget and the visa paperwork. We answer general questions; we’re not counselors or immigration advisers.',
    ctas: [
      { label: 'Ask about studying abroad', to: contactHref('StudyAbroadCounseling') },
      { label: 'Create an account', to: signupHref('study-abroad') },
    ],
    picture: {
      kind: 'list',
      title: 'Marine biology, Galway',
      note: 'Example plan for a bachelor’s degree',
      people: ['MA', 'WR'],
      progress: { percent: 64, text: 'Term begins September 8, 7 of 11 documents ready' },
      entries: [
        {
          title: 'Offer letter',
          text: 'Conditional on chemistry',
          value: 'March 12',
          checked: true,
        },
        {
          title: 'Budget for the stay',
          text: 'Rent, food, two flights home',
          value: '€14,900',
          checked: true,
        },
        {
          title: 'Proof of funds',
          text: 'Bank letter, under 30 days old',
          value: 'June 2',
          checked: true,
        },
        {
          title: 'Visa appointment',
          text: 'Bring both photos',
          value: { tone: 'accent', text: 'July 1, 9:40' },
          checked: false,
        },
        {
          title: 'Student housing',
          text: 'Second choice: host family',
          value: { tone: 'danger', text: 'By July 15' },
          checked: false,
        },
      ],
    },
  },
  sections: [
    {
      kind: 'chips',
      title: `Study in ${count} countries`,
      intro: 'For a semester, a bachelor’s or master’s degree, or a doctorate.',
      chips: countries,
    },
    {
      kind: 'cards',
      title: 'What to plan for',
      cards: [
        {
          icon: ListChecks,
          title: 'Program shortlist',
          text: 'Six programs rather than sixty, with the grades each one asks for.',
        },
        {
          icon: FilePen,
          title: 'Applications',
          text: 'What each admissions office wants translated, and by when.',
        },
        {
          icon: Coins,
          title: 'Budget for the whole stay',
          text: 'Tuition, rent, health insurance, flights home and the deposit everyone forgets, in both currencies, alongside scholarships you can apply for.',
          link: { label: 'See Loans', to: '/services/finance/loans' },
        },
        {
          icon: Stamp,
          title: 'Visa paperwork',
          text: 'Proof of funds, insurance and photos, with links to the official page for each rule.',
        },
        {
          icon: BedSingle,
          title: 'Student housing',
          text: 'A fair deposit, and the warning signs in a listing.',
        },
        {
          icon: Luggage,
          title: 'Week one abroad',
          text: 'Airport to dorm, SIM card, registration and bank account, in that order.',
          link: { label: 'See the flight form', to: travelSearchHref('flights') },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Intake dates by country',
      copyable: true,
      intro:
        'Typical start dates, which vary by institution; the admissions office confirms yours.',
      columns: ['Destination', 'Main start', 'Second start', 'Good to know'],
      rows: [
        [
          'USA',
          'August or September',
          'January',
          'Essays and recommendations are due months ahead',
        ],
        ['Canada', 'September', 'January', 'You apply for the study permit after you’re accepted'],
        [
          'UK and Ireland',
          'September',
          'January, for some courses',
          'UK bachelor’s programs use UCAS; Irish colleges often take direct applications',
        ],
        [
          'Australia and New Zealand',
          'February or March',
          'July',
          'The academic year follows the calendar year',
        ],
        [
          'Germany and France',
          'September or October',
          'Spring, for some courses',
          'Germany asks for proof of living costs',
        ],
        [
          'Netherlands and Sweden',
          'Late August or September',
          'January or February, for some courses',
          'Some deadlines fall as early as mid-January',
        ],
      ],
    },
    {
      kind: 'faq',
      title: 'Study abroad FAQ',
      questions: [
        {
          question: 'Can you promise admission or a visa?',
          answer:
            'No, and be wary of anyone who does. Universities decide on admission and governments on visas; complete, honest paperwork on time is what a plan can add.',
        },
        {
          question: 'Is there financial aid?',
          answer:
            'Sometimes. It depends on nationality, grades, field and income, and each fund sets its own rules, so start with the university’s own list.',
        },
        {
          question: 'How early should we start?',
          answer:
            'About a year before the start is comfortable, or longer if you need a language test or a portfolio. With six months left, there are fewer programs to choose from.',
        },
        {
          question: 'Who would read what our child writes?',
          answer:
            'In the design, the student, a counselor from the student’s school, and a parent, if the student invites one. The statement stays the student’s own work: the counselor comments but never writes it.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Ask a general question',
    text: 'Name a subject, a country or a deadline, and we’ll reply with the official page to read. Or copy the intake dates to a post, and correct them in any browser the day a deadline moves. Either way, you can get one email if Study Abroad opens.',
  },
}
