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
import { restaurantHospitalityMockup } from '@/content/mockups/restaurant-hospitality'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Restaurant & Hospitality operations',
    description:
      'How reservations, tickets, plate costs, rooms and shifts would be seen together, in restaurants, inns and small hotels that run on the same six people.',
  },
  hero: {
    headline: 'The dining room, the kitchen and the rooms, run together',
    tagline:
      'Bring your last Saturday to a free walkthrough, by email or on a call. Planned: reservations, kitchen, rooms and shifts together, for places where the same six people plate the fish and turn the bed.',
    ctas: [
      { label: 'Request a walkthrough', to: contactHref('HospitalityDemo') },
      { label: 'Create an account', to: signupHref('hospitality') },
    ],
    picture: restaurantHospitalityMockup,
  },
  sections: [
    {
      kind: 'table',
      title: 'Example: one Saturday',
      intro: 'An inn with 40 seats and 14 rooms, from the fish delivery to the last check.',
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
      title: 'Planned restaurant and hotel features',
      cards: [
        {
          icon: CalendarDays,
          title: 'Reservations and waitlist',
          text: 'Bookings by table or by pace, with deposits for parties of eight. Walk-ins would get an honest wait time and a text when their table is ready.',
        },
        {
          icon: ChefHat,
          title: 'Kitchen orders',
          text: 'Tickets for grill, cold and bar in firing order. A dish that runs out at 8:10 would be gone from every handheld at 8:10.',
        },
        {
          icon: NotebookTabs,
          title: 'Recipe and plate cost',
          text: 'The lobster roll’s new margin, the day butter goes up.',
        },
        {
          icon: PackageOpen,
          title: 'Inventory',
          text: 'The walk-in, counted on a phone, shelf by shelf. Orders would be drafted up to par ahead of each supplier’s cutoff.',
        },
        {
          icon: BedDouble,
          title: 'Room calendar',
          text: 'A stay dragged or split, or a room blocked for the plumber.',
        },
        {
          icon: SprayCan,
          title: 'Housekeeping board',
          text: 'Checkouts, then stayovers, by floor. A photo of a dripping faucet would go straight to maintenance.',
        },
        {
          icon: Users,
          title: 'Shifts and tip pool',
          text: 'Schedules against covers and arrivals, and tips by points or hours.',
          link: { label: 'See Accounting Insights', to: '/services/accounting-insights' },
        },
        {
          icon: KeyRound,
          title: 'Keyless check-in',
          text: 'A check-in and a room key on the phone, for guests who land at midnight; without it, the key would wait at the desk.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'points',
      title: 'Reports for the morning after',
      intro: 'Saturday is over, and there are three questions nobody had time to ask.',
      picture: { kind: 'photo', photo: 'restaurant', drawing: 'plate' },
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
          text: 'Checks, deposits and tips, split on a terminal at the table.',
        },
        {
          path: '/services/travel-tours',
          text: 'What guests ask before they book a weekend.',
        },
        {
          path: '/services/recruitment',
          text: 'A sous chef in time for the patio season.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'See your own Saturday in the design',
    text: 'In a walkthrough, we’ll put your Saturday night on the design: who seats whom, and what runs out. Or note what went wrong in a post, without names, right after closing. Either way, you can get one email if Restaurant & Hospitality opens.',
  },
}
