import { Brain, Dumbbell, HeartHandshake, MapPin, Newspaper, Salad } from 'lucide-react'
import { contact } from '@/content/links'
import type { PageContent } from '@/content/types'

export const page: PageContent = {
  meta: {
    title: 'Wellness: nutrition, fitness, mental health',
    description:
      'Short, practical reading on food, movement and a quieter mind, with habits that fit in ten minutes, and a way to reach a clinician when reading is not enough.',
  },
  hero: {
    headline: 'Wellness habits for ten minutes a day',
    tagline: 'Short articles on eating, moving and sleeping well, with no gear or app to buy.',
    actions: [
      { label: 'Browse the blog', to: '/blog' },
      { label: 'Start with nutrition', to: '/blog/nutrition' },
    ],
    mockup: {
      kind: 'chart',
      title: 'Sleep, this week',
      note: 'Only you can see it',
      value: '7 h 05',
      text: 'a night, 20 minutes more than last week',
      bars: { points: [62, 70, 54, 74, 78, 92, 84], strong: 5 },
      goal: [76, 'Seven and a half'],
      axis: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      entries: [
        ['Walk after lunch', '5 of 7', ['done', 'Kept']],
        ['Screen off by ten', '3 of 7', ['open', 'Better']],
        ['Coffee after three', '1', ['quiet', 'Wed']],
      ],
      floatingCard: { label: 'A thing to try', value: 'Lights low from nine' },
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
            'A first week for people who have not exercised since school: walks you can talk through and five moves on a kitchen floor.',
          link: { label: 'Read about fitness', to: '/blog/fitness' },
        },
        {
          icon: Brain,
          title: 'Mental health',
          description:
            'Names for what you feel, an evening that leads to sleep, and words to use when you call a therapist for the first time.',
          link: { label: 'Read about mental health', to: '/blog/mental-health' },
        },
        {
          icon: MapPin,
          title: 'Checkups and screenings',
          description:
            'Some things are found only by looking. Find a primary care office and ask which tests make sense at your age, and which do not.',
          link: { label: 'Find care', to: '/services/healthcare/find-care' },
        },
        {
          icon: HeartHandshake,
          title: 'Community support',
          description:
            'A walk at seven is easier when a friend waits at the corner. See what others on the platform are building, running and keeping up.',
          link: { label: 'Visit the community', to: '/community' },
        },
        {
          icon: Newspaper,
          title: 'More from the blog',
          description:
            'Work, money and home have a say in how you sleep. The blog is the way in to the other subjects that the platform deals with.',
          link: { label: 'Go to the blog', to: '/blog' },
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
          text: 'Stretch while the coffee drips; set tomorrow’s walking shoes in front of the door you leave by.',
        },
        {
          title: 'Start very small',
          text: 'One stretch counts. One vegetable counts. A day you nearly skipped is the one that keeps the habit.',
        },
        {
          title: 'Miss once, not twice',
          text: 'A missed day is one day. Do the smallest version on the next, and do not make up for lost days.',
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Habits to try',
      intro: 'General tips, not medical treatment. Ask your doctor if you are unsure.',
      chips: [
        'Walk one bus stop',
        'Refill the water glass',
        'Look far out of the window',
        'Phone a friend, standing up',
        'Eat lunch off the desk',
        'Put the phone in the hall',
        'Go out before noon',
        'Write down three lines',
      ],
    },
  ],
  closing: {
    headline: 'Share what works for you',
    text: 'Send us a habit, a recipe or a question to write about next.',
    actions: [{ label: 'Share Your Wellness Ideas', to: contact('WellnessFeedback') }],
  },
}
