import {
  BedDouble,
  CalendarDays,
  ChefHat,
  KeyRound,
  NotebookTabs,
  PackageOpen,
  SprayCan,
  Users,
} from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import { mockup } from '@/content/data/mockups/restaurant-hospitality'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Restaurant & Hospitality operations',
    description:
      'See reservations, tickets, plate costs, rooms, housekeeping and shifts on one screen, for restaurants, inns and small hotels that run on the same six people.',
  },
  hero: {
    headline: 'Tables, kitchen and rooms on one screen',
    tagline:
      'Manage reservations, kitchen tickets, rooms, stock and shifts for restaurants, inns and hotels.',
    ctas: [
      { label: 'Start free trial', to: signupHref('hospitality') },
      { label: 'Request a demo', to: contactHref('HospitalityDemo') },
    ],
    mockup,
  },
  sections: [
    {
      kind: 'table',
      title: 'Example: one Saturday',
      intro: 'An example day at an inn with 40 seats and 14 rooms.',
      columns: ['Time', 'In the house', 'On the screen'],
      rows: [
        [
          '6:40 AM',
          'The fish arrives two crates short',
          'The halibut count drops to nine portions',
        ],
        ['11:00 AM', 'Room 9 leaves early', 'Housekeeping moves it up the list for a 1 PM arrival'],
        ['5:15 PM', 'Briefing at the bar', 'Two nut allergies, one birthday, a dog under table 6'],
        [
          '7:30 PM',
          'Everyone at once, as always',
          'Firing times by table; the wait for walk-ins is 25 minutes',
        ],
        [
          '11:20 PM',
          'Last check closed',
          'Covers, card total, tip pool and tomorrow’s order draft',
        ],
      ],
    },
    {
      kind: 'cards',
      title: 'Restaurant and hotel features',
      cards: [
        {
          icon: CalendarDays,
          title: 'Reservations and waitlist',
          description:
            'Book by table or by pace, hold two for regulars, take deposits for parties of eight. Walk-ins get an honest wait time and a text when their table is ready.',
        },
        {
          icon: ChefHat,
          title: 'Kitchen orders',
          description:
            'Servers enter orders by seat; tickets reach grill, cold and bar in firing order. A dish that runs out at 8:10 is gone from every handheld at 8:10.',
        },
        {
          icon: NotebookTabs,
          title: 'Recipe and plate cost',
          description:
            'Butter goes up, and the lobster roll shows its new margin. Yields, trim and portion sizes are in the recipe, and allergens follow from it.',
        },
        {
          icon: PackageOpen,
          title: 'Inventory',
          description:
            'Count the walk-in on a phone, shelf by shelf. Orders are drafted up to par before each supplier’s cutoff, and the staff meal has its own line.',
        },
        {
          icon: BedDouble,
          title: 'Room calendar',
          description:
            'Drag a stay, split it across two rooms, block one for the plumber. Rates by season and length of stay, with breakfast billed where it belongs.',
        },
        {
          icon: SprayCan,
          title: 'Housekeeping board',
          description:
            'Work through checkouts, then stayovers, by floor. A dripping faucet is photographed once, goes to maintenance and holds the room if it has to.',
        },
        {
          icon: Users,
          title: 'Shifts and tip pool',
          description:
            'Schedule against covers and arrivals, respect availability and breaks, split tips by points or hours, and hand the totals to payroll.',
          link: { label: 'See Accounting Insights', to: '/services/accounting-insights' },
        },
        {
          icon: KeyRound,
          title: 'Keyless check-in',
          description:
            'A guest who lands at midnight checks in on a phone and opens the door with it. For now, the key waits at the desk.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'story',
      title: 'Reports for the morning after',
      intro: 'See which tables, dishes and hours paid off.',
      image: 'restaurant',
      drawing: 'plate',
      points: [
        {
          title: 'Dish profitability',
          text: 'Dishes that sell and pay, dishes that only sell, and the one that’s there because the chef likes it.',
        },
        {
          title: 'Labor cost by the hour',
          text: 'Wages against covers for each half hour, so you can open with two servers and know why.',
        },
        {
          title: 'No-show history',
          text: 'Who didn’t show up, how often, and what a deposit would have changed.',
        },
      ],
    },
    {
      kind: 'services',
      title: 'Related services',
      services: [
        {
          path: '/services/payment-platform',
          text: 'Split checks, deposits and tips on a terminal at the table.',
        },
        {
          path: '/services/travel-tours',
          text: 'Be part of the weekend a traveler is planning.',
        },
        {
          path: '/services/recruitment',
          text: 'Find a sous chef before the patio opens, paid trial shift included.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Request a hospitality demo',
    text: 'See the demo with your own floor plan, or set up tables and rooms in a trial account.',
    ctas: [
      { label: 'Request a demo', to: contactHref('HospitalityDemo') },
      { label: 'Start free trial', to: signupHref('hospitality') },
    ],
  },
}
