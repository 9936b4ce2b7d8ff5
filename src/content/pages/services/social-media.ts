import { ChartColumn, Ear, Images, Lightbulb, MessagesSquare, Rocket } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Social Media: plan, post and reply',
    description:
      'For shops, clinics and clubs that post between everything else they do: find topics, make a month of posts in an afternoon and answer the comments that follow.',
  },
  hero: {
    headline: 'A month of social media posts in one afternoon',
    tagline:
      'Plan, write and schedule your own posts. Teams that need approvals use Social Media Management.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See Social Media Management', to: '/social-media-management' },
    ],
    mockup: {
      kind: 'week',
      title: 'November posts',
      note: 'Written in one sitting, Thursday',
      action: 'New post',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      rows: ['8:00', '12:30', '6:00'],
      blocks: [
        { day: 'Mon', row: '8:00', title: 'First tray', text: 'Photo' },
        { day: 'Tue', row: '12:30', title: 'Why rye?', text: '3 slides', highlighted: true },
        { day: 'Wed', row: '8:00', title: 'Meet Jo', text: 'Story' },
        { day: 'Wed', row: '6:00', title: 'Poll: figs', text: 'Story' },
        { day: 'Thu', row: '12:30', title: 'Starter care', text: '40 sec video' },
        { day: 'Fri', row: '8:00', title: 'Challah', text: 'Photo' },
        { day: 'Fri', row: '6:00', title: 'Orders', text: 'Link' },
      ],
      floatingCard: {
        label: 'Asked 11 times at the counter',
        value: '“Will rye keep till Friday?”',
      },
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Social media features',
      intro: 'Built for busy owners.',
      cards: [
        {
          icon: Lightbulb,
          title: 'Topic finder',
          description:
            'Collects what people ask you by email, chat and comment, and groups it. Twelve questions about parking make one good post.',
        },
        {
          icon: Images,
          title: 'Post editor',
          description:
            'One photo, cropped for feed, story and banner at once, with your typeface and colors and a reminder to describe the picture.',
        },
        {
          icon: MessagesSquare,
          title: 'Comment inbox',
          description:
            'See comments and messages from all accounts in one list, with unanswered questions at the top and birthday wishes at the bottom.',
        },
        {
          icon: Ear,
          title: 'Mentions',
          description:
            'See public posts that name your shop or your street without tagging you, and decide whether to reply, say thanks or let it go.',
          conceptual: true,
        },
        {
          icon: ChartColumn,
          title: 'Post results',
          description:
            'Read a monthly report on what people saved, shared, asked about and clicked, with likes at the very end.',
        },
        {
          icon: Rocket,
          title: 'Creator posts',
          description:
            'When the message should come from someone with their own audience, hand over the topic with a brief and follow the post from here.',
          link: { label: 'See Influencer Engagement', to: '/services/influencer-engagement' },
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Post ideas',
      intro: 'Ten ideas for posts from an ordinary workday.',
      chips: [
        'Before and after',
        'A tool and what it does',
        'Question from the counter',
        'Why it costs what it costs',
        'Sold out, back Friday',
        'New hours',
        'The mistake we fixed',
        'Who packed your order',
        'Two sizes side by side',
        'Thank-you card on the wall',
      ],
    },
    {
      kind: 'steps',
      title: 'How it works',
      intro: 'How to plan a month of posts in one afternoon.',
      steps: [
        {
          title: 'Choose four topics',
          text: 'The finder suggests some; cross out whatever you wouldn’t want to talk about at dinner.',
        },
        {
          title: 'Take the photos',
          text: 'Three photos per topic. The shot list says which ones, so nothing has to be staged twice.',
        },
        {
          title: 'Write the posts',
          text: 'Short, in your own words. The assistant can shorten or correct, and you decide which version to keep.',
        },
        {
          title: 'Schedule the month',
          text: 'Put them on the calendar, leave gaps for surprises, and go back to your actual work.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Write one post',
    text: 'Answer a question that a customer asked you today.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
  },
}
