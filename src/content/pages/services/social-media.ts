import { ChartColumn, Ear, Images, Lightbulb, MessagesSquare, Rocket } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Social Media: plan, post and reply',
    description:
      'How shops, clinics and clubs would find topics, make a month of posts in an afternoon and answer comments, with ten post ideas to use now.',
  },
  hero: {
    headline: 'A month of social media posts in one afternoon',
    tagline:
      'Use the ten post ideas and the four steps below this week, with any tool. Planned: a topic finder, an editor and a comment inbox for the owner who posts between everything else.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See Social Media Management', to: '/social-media-management' },
    ],
    picture: {
      kind: 'week',
      title: 'November posts',
      note: 'Example: written in one sitting, Thursday',
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
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned social media features',
      cards: [
        {
          icon: Lightbulb,
          title: 'Topic finder',
          text: 'What people ask by email, chat and comment, grouped so that twelve questions about parking become a post.',
        },
        {
          icon: Images,
          title: 'Post editor',
          text: 'A photo cropped for feed, story and banner at once, with your typeface and colors and a reminder to describe the picture.',
        },
        {
          icon: MessagesSquare,
          title: 'Comment inbox',
          text: 'Questions first and birthday wishes last, whatever the account.',
        },
        {
          icon: Ear,
          title: 'Mentions',
          text: 'Public posts that name your shop or your street without tagging you; you’d decide whether to reply.',
          conceptual: true,
        },
        {
          icon: ChartColumn,
          title: 'Post results',
          text: 'A monthly report on what people saved, shared and asked.',
        },
        {
          icon: Rocket,
          title: 'Creator posts',
          text: 'A topic handed to someone with their own audience, and their post to follow from here.',
          link: { label: 'See Influencer Engagement', to: '/services/influencer-engagement' },
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Post ideas',
      copyable: true,
      intro: 'Each takes a photo and two sentences, on a day when nothing special happens.',
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
      intro: 'Four steps for a quiet afternoon, in an order that saves retaking photos.',
      steps: [
        {
          title: 'Choose four topics',
          text: 'The finder would suggest some; cross out whatever you wouldn’t want to talk about at dinner.',
        },
        {
          title: 'Take the photos',
          text: 'Three photos per topic, from a shot list that says which ones, so nothing has to be staged twice.',
        },
        {
          title: 'Write the posts',
          text: 'Short, in your own words. The assistant could shorten or correct, and you’d decide which version to keep.',
        },
        {
          title: 'Schedule the month',
          text: 'Put them on the calendar, leave gaps for surprises, and go back to your actual work.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Answer a customer’s question in writing',
    text: 'Copy the ten ideas to a post, and write two sentences under each: most of a month is drafted, where only you and our administrators can read it, and ready to paste into any network.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about social media', to: contactHref('Social Media') },
    ],
  },
}
