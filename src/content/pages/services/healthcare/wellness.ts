import { Brain, Dumbbell, HeartHandshake, MapPin, Newspaper, Salad } from 'lucide-react'
import { contactHref } from '@/content/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Wellness: nutrition, fitness, mental health',
    description:
      'Short, practical reading on food, movement and a quieter mind, with habits that fit in ten minutes, and a way to reach a clinician when reading isn’t enough.',
  },
  hero: {
    headline: 'Wellness habits for ten minutes a day',
    tagline: 'Short articles on eating, moving and sleeping well, with no gear or app to buy.',
    ctas: [
      { label: 'Start with nutrition', to: '/blog/nutrition' },
      { label: 'See everything on the platform', to: '/blog' },
    ],
    mockup: {
      kind: 'chart',
      title: 'Sleep diary, one week',
      note: 'An example to keep on paper',
      value: '7 h 5 min',
      text: 'per night, 20 minutes more than the week before',
      bars: [
        { height: 62 },
        { height: 70 },
        { height: 54 },
        { height: 74 },
        { height: 78 },
        { height: 92, highlighted: true },
        { height: 84 },
      ],
      goal: { height: 76, text: '7.5 hours' },
      axis: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      entries: [
        { title: 'Walk after lunch', text: '5 of 7', status: { tone: 'done', text: 'Kept' } },
        { title: 'Screens off by ten', text: '3 of 7', status: { tone: 'open', text: 'Better' } },
        { title: 'Coffee after three', text: '1', status: { tone: 'quiet', text: 'Wed' } },
      ],
      floatingCard: { label: 'Try this', value: 'Dim the lights at nine' },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Wellness topics',
      cards: [
        {
          icon: Salad,
          title: 'Nutrition',
          description:
            'How to fill a plate, read three lines of a label and turn one grocery run into five dinners that a tired cook can manage.',
          link: { label: 'Read about nutrition', to: '/blog/nutrition' },
        },
        {
          icon: Dumbbell,
          title: 'Fitness',
          description:
            'A first week for people who haven’t exercised since school: walks at a talking pace and five moves on the kitchen floor.',
          link: { label: 'Read about fitness', to: '/blog/fitness' },
        },
        {
          icon: Brain,
          title: 'Mental health',
          description:
            'Names for what you feel, an evening routine for better sleep, and what to say when you call a therapist for the first time.',
          link: { label: 'Read about mental health', to: '/blog/mental-health' },
        },
        {
          icon: MapPin,
          title: 'Checkups and screenings',
          description:
            'Some problems only show up on a test. Ask a primary care office which ones make sense at your age, and which don’t.',
          link: { label: 'Find care', to: '/services/healthcare/find-care' },
        },
        {
          icon: HeartHandshake,
          title: 'Community support',
          description:
            'A walk at seven is easier when a friend is waiting at the corner. Ask one neighbor this week, then put the second walk on both calendars.',
          link: { label: 'See the platform', to: '/community' },
        },
        {
          icon: Newspaper,
          title: 'Work, money and home',
          description:
            'All three affect how you sleep. The home page shows the services that can take one of them off your mind.',
          link: { label: 'Go to the home page', to: '/blog' },
        },
      ],
    },
    {
      kind: 'story',
      title: 'Building a habit',
      intro: 'Habits that fit into an ordinary week.',
      image: 'yoga',
      drawing: 'heart',
      points: [
        {
          title: 'Tie it to a routine',
          text: 'Stretch while the coffee drips; put tomorrow’s walking shoes by the front door.',
        },
        {
          title: 'Start very small',
          text: 'One stretch counts. One vegetable counts. A day you nearly skipped is the one that keeps the habit.',
        },
        {
          title: 'Miss once, not twice',
          text: 'A missed day is one day. Do the smallest version the next day, and don’t try to make up for lost days.',
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Habits to try',
      intro: 'General tips, not medical treatment. Ask your doctor if you’re unsure.',
      chips: [
        'Get off one stop early',
        'Refill your water glass',
        'Look out the window',
        'Call a friend, standing up',
        'Eat lunch away from your desk',
        'Leave the phone in the hall',
        'Get outside before noon',
        'Write three lines',
      ],
    },
  ],
  ctaBanner: {
    headline: 'Share what works for you',
    text: 'Send us a habit, a recipe or a question to write about next.',
    ctas: [{ label: 'Share Your Wellness Ideas', to: contactHref('WellnessFeedback') }],
  },
}
