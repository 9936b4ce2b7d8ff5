import { contactHref, signupHref } from '@/content/catalog/hrefs'
import { toInquiryCard } from '@/content/shared-copy'
import type { PageContent } from '@/content/types'
import { homeServiceBookings } from './home-services/booking'

export const content: PageContent = {
  meta: {
    title: 'Home Services: repairs, cleaning and more',
    description:
      'How a request for help at home would work: describe the job, suggest a day and accept a price up front, from repairs and cleaning to moving and pest control.',
  },
  hero: {
    headline: 'How to ask for repairs, cleaning and help at home',
    tagline:
      'Describe a repair, a cleaning or a move, and we’ll tell you what a pro needs to know and what to settle first. Planned: the visit itself, as in the steps below; we don’t send anyone or quote prices yet.',
    ctas: [
      { label: 'Ask about a job at home', to: contactHref('HomeServicesInquiry') },
      { label: 'Create an account', to: signupHref('home-services') },
    ],
    picture: {
      kind: 'schedule',
      title: '118 Alder Street',
      note: 'Example: booked by you, 4 visits today',
      days: ['Mon 17', 'Tue 18', 'Wed 19', 'Thu 20', 'Fri 21'],
      today: 'Tue 18',
      items: [
        {
          time: '8:00',
          title: 'Window cleaning',
          text: 'Ground floor',
          value: { tone: 'success', text: 'Done' },
        },
        {
          time: '10:00',
          title: 'Dripping faucet',
          text: 'Upstairs bathroom',
          value: { tone: 'accent', text: 'On the way' },
          highlighted: true,
        },
        { time: '1:30', title: 'Groceries', text: 'Leave with 116, next door' },
        {
          time: '4:00',
          title: 'Wasp nest',
          text: 'Under the porch',
          value: { tone: 'quiet', text: 'Unsure' },
        },
      ],
      detail: {
        title: 'Ray Castellano',
        initials: 'RC',
        text: 'Plumber, 11 minutes away',
        facts: [
          { label: 'Price', value: '$85 an hour, parts extra' },
          { label: 'Brings', value: 'Two cartridges, ¾ inch' },
          { label: 'At the door', value: 'Friendly dog, broken doorbell' },
        ],
        action: 'Call Ray',
      },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Ask about a repair, a cleaning or a move',
      intro:
        'Each form becomes a message you can edit and send us, without an account. Our reply prepares you to hire someone; it isn’t a booking. A reply can take days: for a burst pipe, shut off the water and call a plumber; for sparks, smoke or the smell of gas, get out first, then call 911.',
      cards: [
        {
          ...toInquiryCard(homeServiceBookings, 'repairs-maintenance', 'Ask about a repair'),
          text: 'Describe what drips or sticks, which floor it’s on and what you’ve tried. We’ll tell you what else a pro needs to bring the right parts.',
        },
        {
          ...toInquiryCard(homeServiceBookings, 'cleaning-services', 'Ask about cleaning'),
          text: 'Count the rooms, and we’ll list what to agree on first.',
        },
        {
          ...toInquiryCard(homeServiceBookings, 'food-grocery-delivery', 'Ask about a delivery'),
          text: 'Say how many people eat and how often, and we’ll tell you what to compare: fees, substitutions, time slots. For a meal someone depends on, call a local service such as Meals on Wheels.',
        },
        {
          ...toInquiryCard(homeServiceBookings, 'beauty-wellness-at-home', 'Ask about a treatment'),
          text: 'Ask what to arrange for a bridal trial, or for a haircut for someone who can no longer climb the salon’s stairs.',
        },
        {
          ...toInquiryCard(homeServiceBookings, 'moving-shifting', 'Ask about a move'),
          text: 'List the piano and the stairs; we’ll tell you what movers ask.',
        },
        {
          ...toInquiryCard(homeServiceBookings, 'pest-control', 'Ask about pests'),
          text: 'Describe the ants in the pantry or the wasp nest by the swing, and we’ll list questions for an exterminator, such as how long pets stay out.',
        },
        {
          ...toInquiryCard(homeServiceBookings, 'event-services', 'Ask about an event'),
          text: 'Tell us the guest count, and we’ll list what caterers ask.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it would work',
      intro:
        'Steps 1 and 2 work today, and we reply with questions to ask a pro; steps 3 and 4 are planned.',
      steps: [
        {
          title: 'Describe the job',
          text: 'The form asks only what a pro would ask first, such as where, since when and which make.',
        },
        {
          title: 'Review and send',
          text: 'Your answers become a message that you can still change, and sending it doesn’t commit you to anything.',
        },
        {
          title: 'Agree on price and time',
          text: 'You’d get a fixed price, or an hourly rate and an estimate, and a time slot to accept or change.',
        },
        {
          title: 'Check the work',
          text: 'You’d turn the faucet yourself while the tools are still out. Anything that isn’t right would be written down and dated.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'What to ask for',
      copyable: true,
      intro: 'Ask this of anyone you hire, and ask to see a license and proof of insurance.',
      picture: { kind: 'photo', photo: 'home-repairs', drawing: 'house' },
      points: [
        {
          title: 'Name and time in advance',
          text: 'Ask who’s coming and when, and ask to see ID at the door.',
        },
        {
          title: 'A new price before extra work',
          text: 'Agree that if the job turns out bigger, work stops until you’ve seen a new price and decided whether to go on.',
        },
        {
          title: 'A clean home',
          text: 'Ask for shoes off or covered, drop cloths down, and old parts taken away or left, as you prefer.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Tell us what you’d need at home',
    text: 'Describe the job, and we’ll list the questions a pro will have. Or copy what to ask for to a post, add the make, the model and what you’ve tried, but not your address, and read it out when you call.',
  },
}
