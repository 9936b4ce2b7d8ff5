import { slug } from '@/lib/slug'
import { type Path, routeAt } from '@/routing/routes'
import * as about from './about'
import * as auth from './auth'
import * as contact from './contact'
import * as dashboard from './dashboard'
import * as features from './features'
import * as bookings from './home-bookings'
import * as home from './home'
import * as quotes from './insurance-quotes'
import { homeService, quote, travelSearch } from './links'
import * as pricing from './plans'
import { homeServices, quoteTypes, travelTypes } from './request-types'
import type { RequestType } from './requests'
import { searchWords } from './search'
import * as travel from './travel-searches'
import type {
  CardsSection,
  ChipsSection,
  FaqSection,
  PageMeta,
  ServicePage,
  StepsSection,
  StorySection,
  TableSection,
} from './types'

/** Something to find: a page, one of its sections, or a card, step or question in it. */
export interface SearchDocument {
  /** The path of the page, with the id of the section. */
  href: string
  /** The page's label in the route table. */
  page: string
  title: string
  text: string
  /** Everyday words for a page. */
  words?: string
}

/** A section, with whatever of this its kind has. */
type Part = { id?: string; title: string; intro?: string; text?: string } & Partial<
  Pick<CardsSection, 'cards'> &
    Pick<ChipsSection, 'chips'> &
    Pick<FaqSection, 'questions'> &
    Pick<StepsSection, 'steps'> &
    Pick<StorySection, 'points'> &
    Pick<TableSection, 'rows'>
>

/** The documents of a page, its sections and what is in them. */
function pageDocuments(path: string, meta: PageMeta, parts: Part[] = []): SearchDocument[] {
  const page = routeAt(path)!.label
  return [
    { href: path, page, title: page, text: meta.description, words: searchWords[path as Path] },
    ...parts.flatMap((part) => {
      const { title, id = slug(title), intro = '', text = '', chips = [], rows = [] } = part
      const { cards = [], points = [], steps = [], questions = [] } = part
      const facts = rows.map(
        (row) => `${row.filter((cell) => typeof cell === 'string').join(', ')}.`,
      )
      const href = `${path}#${id}`
      return [
        { href, page, title, text: [intro, text, chips.join(', '), ...facts].join(' ').trim() },
        ...cards.map((card) => ({ href, page, title: card.title, text: card.description })),
        ...[...points, ...steps].map((point) => ({ href, page, ...point })),
        ...questions.map(({ question, answer }) => ({
          href: `${path}#${slug(question)}`,
          page,
          title: question,
          text: answer,
        })),
      ]
    }),
  ]
}

/** The documents of a request page: one for each type. */
function requestDocuments<Type extends string>(
  names: Record<Type, string>,
  types: Record<Type, RequestType>,
  linkTo: (type: Type) => string,
): SearchDocument[] {
  return (Object.keys(names) as Type[]).map((type) => ({
    href: linkTo(type),
    page: routeAt(linkTo(type).split('?', 1)[0]!)!.label,
    title: names[type],
    text: `${types[type].headline}. ${types[type].text}`,
  }))
}

const servicePages = import.meta.glob<ServicePage>('./pages/**/*.ts', {
  eager: true,
  import: 'page',
})

/** Everything that search finds. The build replaces this file by its value: see vite.config.ts. */
export const searchDocuments: SearchDocument[] = [
  ...pageDocuments('/', home.meta, [
    home.services,
    {
      ...home.pillarsIntro,
      points: home.pillars.slice(0, home.pillarsShown).map(({ title, text }) => ({ title, text })),
    },
    { ...home.stepsIntro, steps: home.steps.map(({ title, text }) => ({ title, text })) },
  ]),
  ...pageDocuments('/pricing', pricing.meta, [
    {
      id: 'plans',
      title: 'Plans',
      points: pricing.plans.map((plan) => ({
        title: plan.name,
        text: [plan.description, ...plan.features.map(({ text }) => text)].join(' '),
      })),
    },
    pricing.comparison,
    pricing.faq,
  ]),
  ...pageDocuments('/features', features.meta, [...features.categories, features.compliance]),
  ...pageDocuments('/about', about.meta, [
    { id: 'mission', title: about.mission.title, text: about.mission.paragraphs.join(' ') },
    { title: about.valuesTitle, cards: about.values },
    {
      title: about.leadersIntro.title,
      points: about.leaders.map(({ name, role, bio }) => ({
        title: name,
        text: `${role}. ${bio}`,
      })),
    },
    about.security,
  ]),
  ...pageDocuments('/contact', contact.meta, [
    { id: 'office-hours', title: contact.officeHours.title, text: contact.officeHours.note },
    contact.faq,
  ]),
  ...pageDocuments('/login', auth.loginMeta),
  ...pageDocuments('/signup', auth.signupMeta),
  ...pageDocuments('/auth/recover', auth.recoverMeta),
  ...pageDocuments('/dashboard', dashboard.meta),
  ...pageDocuments('/dashboard/account', auth.accountMeta),
  ...pageDocuments('/services/insurance-plus/quote', quotes.insuranceQuotes.meta),
  ...requestDocuments(quoteTypes, quotes.insuranceQuotes.types, quote),
  ...pageDocuments('/services/travel-tours/search', travel.travelSearches.meta),
  ...requestDocuments(travelTypes, travel.travelSearches.types, travelSearch),
  ...requestDocuments(homeServices, bookings.homeBookings.types, homeService),
  ...Object.entries(servicePages).flatMap(([file, { meta, sections }]) =>
    pageDocuments(file.slice('./pages'.length, -'.ts'.length), meta, sections),
  ),
]
