import { BadgeCheck, CalendarPlus, Clock, MapPin, MessagesSquare, QrCode } from 'lucide-react'
import { contact, signup } from '@/content/links'
import type { PageContent } from '@/content/types'

export const page: PageContent = {
  meta: {
    title: 'Volunteer Engagement: shifts and hours',
    description:
      'Post shifts, brief people before they arrive, sign them in at the door and confirm the hours they gave, so that good volunteers come back.',
  },
  hero: {
    headline: 'Schedule, brief and thank your volunteers',
    tagline:
      'Post shifts, fill them, brief volunteers before they arrive, and record the hours they give.',
    actions: [
      { label: 'Post your first shift', to: signup('volunteer-engagement') },
      { label: 'Ask about the platform', to: contact('VolunteerPlatform') },
    ],
    mockup: {
      kind: 'schedule',
      title: 'Saturday at the pantry',
      note: '23 of 26 places filled',
      days: ['Wed 19', 'Thu 20', 'Fri 21', 'Sat 22', 'Sun 23'],
      today: 3,
      items: [
        ['8:00', 'Unload the truck', 'Lift 40 lb', ['done', '6 of 6']],
        ['8:30', 'Pack boxes', 'Sit or stand', ['done', '8 of 8']],
        ['9:30', 'Front table', 'Spanish helps', ['open', '3 of 5']],
        ['10:00', 'Drive to homes', 'License checked', ['open', '4 of 5']],
        ['1:00', 'Sweep and close', 'One hour', ['quiet', '2 of 2']],
      ],
      active: 2,
      detail: {
        name: 'Noor Aziz',
        initials: 'NA',
        text: 'Said yes on Thursday',
        rows: [
          ['Can do', 'Spanish, Arabic, first aid'],
          ['Briefing', 'Read, 7:52 last night'],
          ['Hours this year', '31, confirmed by Grace'],
        ],
        action: 'Put on front table',
      },
      floatingCard: { label: 'Front table, two open', value: '5 people fit, ask them' },
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'Example: Saturday at the food pantry',
      intro: 'How one coordinator runs a Saturday shift with 23 volunteers.',
      image: 'volunteers',
      drawing: 'volunteers',
      points: [
        {
          title: 'Thursday evening',
          text: 'Two people cancel. The open places go to those who asked for mornings, and both are taken before the coordinator is home.',
        },
        {
          title: 'Saturday, 7:20',
          text: 'The early truck becomes one message to the unloading crew only. The front table is not disturbed.',
        },
        {
          title: 'Saturday, 1:00',
          text: 'Sign-outs give the hours, first-timers get a thank-you with the next three dates, and a photograph of the lost gloves goes around.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Volunteer management features',
      cards: [
        {
          icon: CalendarPlus,
          title: 'Flexible shifts',
          description:
            'Offer two hours on a weekday evening or every other Sunday, show how many places are left, and let people swap without calling.',
        },
        {
          icon: BadgeCheck,
          title: 'Skills and clearances',
          description:
            'Record who drives the van, speaks Spanish or has a food handler card, and keep a shift closed to those whose check has run out.',
        },
        {
          icon: MessagesSquare,
          title: 'Briefings',
          description:
            'Where to park, what to wear, whom to ask for: sent the evening before, with the team lead’s number and nothing else.',
        },
        {
          icon: QrCode,
          title: 'Sign-in at the door',
          description:
            'A code by the entrance or a tablet on the table. In a fire drill the list of who is in the building is already in your hand.',
        },
        {
          icon: Clock,
          title: 'Confirmed hours',
          description:
            'Totals by person, program and month for the annual report, and a signed letter for a school or an employer that asks for one.',
          link: {
            label: 'See grant reports',
            to: '/services/community/non-profit-management',
          },
        },
        {
          icon: MapPin,
          title: 'Matches by skill and distance',
          description:
            'A new shift is offered first to nearby people who have the skill it needs and were not asked twice already this month.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Tools for the whole organization',
      text: 'Donors, grants, funds and board papers have their place in Non-Profit Management, and the hours you confirm here count in their reports.',
      link: {
        label: 'See Non-Profit Management',
        to: '/services/community/non-profit-management',
      },
    },
    {
      kind: 'faq',
      title: 'Volunteer engagement FAQ',
      questions: [
        {
          question: 'Can people under eighteen sign up?',
          answer:
            'If you allow it. You set the youngest age for each shift, and a guardian gives consent before the place is confirmed.',
        },
        {
          question: 'Do you run background checks?',
          answer:
            'No. You record that a check was made, by whom and until when it holds; the check itself stays with the agency your law or policy names.',
        },
        {
          question: 'What about a company that sends thirty people at once?',
          answer:
            'Reserve the shift for a group, give their organizer one link, and the names come in without thirty separate registrations.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Post your first shift',
    text: 'Post one shift with its time, place and number of people, then share the link.',
    actions: [
      { label: 'Post your first shift', to: signup('volunteer-engagement') },
      { label: 'Talk to us about your roster', to: contact('VolunteerPlatform') },
    ],
  },
}
