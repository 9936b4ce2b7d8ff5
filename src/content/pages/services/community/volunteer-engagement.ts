import { BadgeCheck, CalendarPlus, Clock, MapPin, MessagesSquare, QrCode } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Volunteer Engagement: shifts and hours',
    description:
      'How you’d post shifts, brief people before they arrive, sign them in at the door and confirm their hours, so that good volunteers come back.',
  },
  hero: {
    headline: 'Shifts, briefings and thanks for your volunteers',
    tagline:
      'Borrow the Saturday at the food pantry below: who hears what, and when. Planned: a roster of who’s coming, what they already know and who gets a thank-you.',
    ctas: [
      { label: 'Create an account', to: signupHref('volunteer-engagement') },
      { label: 'Ask about the platform', to: contactHref('VolunteerPlatform') },
    ],
    picture: {
      kind: 'schedule',
      title: 'Saturday at the pantry',
      note: 'Example: 23 of 26 spots filled',
      days: ['Wed 19', 'Thu 20', 'Fri 21', 'Sat 22', 'Sun 23'],
      today: 'Sat 22',
      items: [
        {
          time: '8:00',
          title: 'Unload the truck',
          text: 'Lift 40 lb',
          value: { tone: 'success', text: '6 of 6' },
        },
        {
          time: '8:30',
          title: 'Pack boxes',
          text: 'Sit or stand',
          value: { tone: 'success', text: '8 of 8' },
        },
        {
          time: '9:30',
          title: 'Front table',
          text: 'Spanish helps',
          value: { tone: 'accent', text: '3 of 5' },
          highlighted: true,
        },
        {
          time: '10:00',
          title: 'Drive to homes',
          text: 'License checked',
          value: { tone: 'accent', text: '4 of 5' },
        },
        {
          time: '1:00',
          title: 'Sweep and close',
          text: 'One hour',
          value: { tone: 'success', text: '2 of 2' },
        },
      ],
      detail: {
        title: 'Noor Aziz',
        initials: 'NA',
        text: 'Said yes on Thursday',
        facts: [
          { label: 'Can do', value: 'Spanish, Arabic, first aid' },
          { label: 'Briefing', value: 'Read, 7:52 last night' },
          { label: 'Hours this year', value: '31, confirmed by Grace' },
        ],
        action: 'Assign to front table',
      },
    },
  },
  sections: [
    {
      kind: 'points',
      title: 'Example: Saturday at the food pantry',
      intro: 'How one coordinator would run a Saturday shift with 23 volunteers.',
      picture: { kind: 'photo', photo: 'volunteers', drawing: 'volunteers' },
      points: [
        {
          title: 'Thursday evening',
          text: 'Two people cancel. The coordinator messages everyone who asked for mornings, and both spots are filled by the time she gets home.',
        },
        {
          title: 'Saturday, 7:20',
          text: 'The truck is early, and only the unloading crew gets a message.',
        },
        {
          title: 'Saturday, 1:00',
          text: 'Sign-outs record the hours, newcomers get a thank-you with the next three dates, and a photo of the lost gloves goes around.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Planned volunteer management features',
      cards: [
        {
          icon: CalendarPlus,
          title: 'Flexible shifts',
          text: 'Two hours on a weekday evening or every other Sunday, and swaps without a call.',
        },
        {
          icon: BadgeCheck,
          title: 'Skills and clearances',
          text: 'Who drives the van or speaks Spanish, and shifts closed to anyone whose check has expired.',
        },
        {
          icon: MessagesSquare,
          title: 'Briefings',
          text: 'Where to park and who to ask, sent the evening before.',
        },
        {
          icon: QrCode,
          title: 'Sign-in at the door',
          text: 'A code by the entrance or a tablet on the table. In a fire drill, you’d already have the list of who’s in the building.',
        },
        {
          icon: Clock,
          title: 'Confirmed hours',
          text: 'Hours totaled for the annual report, and letters for schools.',
          link: {
            label: 'See grant reports',
            to: '/services/community/non-profit-management',
          },
        },
        {
          icon: MapPin,
          title: 'Matches by skill and distance',
          text: 'New shifts, offered first to nearby people who have the right skill and haven’t been asked twice this month.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Tools for the whole organization',
      text: 'Donors, grants, funds and board materials would be in Non-Profit Management, and the hours you confirm here would count in its reports.',
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
          question: 'Could people under eighteen sign up?',
          answer:
            'In the design, if you allow it. You set the youngest age for each shift, and the spot is confirmed only with a guardian’s consent.',
        },
        {
          question: 'Would you run background checks?',
          answer:
            'No. You’d record that a check was done, who did it and when it expires; the check itself is up to the agency your law or policy names.',
        },
        {
          question: 'What about a company that sends thirty people at once?',
          answer:
            'You’d reserve the shift for a group and give their organizer one link, and the names would come in without thirty separate registrations.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Write the briefing once',
    text: 'A post can hold the briefing, where to park and who to ask, to paste into each week’s message. Or ask us what the design would do on a Saturday like yours. Either way, you can get one email if Volunteer Engagement opens.',
    ctas: [
      { label: 'Create an account', to: signupHref('volunteer-engagement') },
      { label: 'Ask about your roster', to: contactHref('VolunteerPlatform') },
    ],
  },
}
