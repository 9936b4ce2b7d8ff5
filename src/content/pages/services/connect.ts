import {
  CalendarClock,
  IdCard,
  MessageCircle,
  MessageSquareText,
  MoonStar,
  Users,
} from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Connect: chat, social, team and forums',
    description:
      'How team channels, website chat, social accounts and a member forum would sit side by side, so a conversation keeps its history between them.',
  },
  hero: {
    headline: 'Team, website and social conversations side by side',
    tagline:
      'Note for a week where each question waits: the list shows what to fix first, with or without us. Planned: your team’s channels, website chat, social accounts and forum side by side.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about Connect', to: contactHref('Connect') },
    ],
    picture: {
      kind: 'thread',
      title: 'All conversations',
      note: 'Example: team, visitors, social, forum',
      people: ['KD', 'JO', 'AR'],
      list: [
        { title: 'Visitor, chat', text: 'Is the 8:40 running?' },
        { title: '#drivers', text: 'Van 3 is at the depot' },
        { title: 'Comment', text: 'Lovely new seats!' },
        { title: 'Forum', text: 'Bikes on board' },
      ],
      messages: [
        { author: 'V', text: 'I’m at Mill Road. Is the 8:40 running? The sign is dark.' },
        {
          author: 'KD',
          text: '#drivers: van 3 is on it, six minutes behind.',
          status: { tone: 'quiet', text: 'Only the team sees this' },
        },
        {
          author: 'JO',
          mine: true,
          text: 'It is, and it’ll be there at 8:46. Sorry about the sign!',
        },
      ],
      composer: 'Answer in chat',
    },
  },
  sections: [
    {
      kind: 'points',
      title: 'How it would work',
      intro: 'An example: a florist’s customer writes that the wedding has moved to Saturday.',
      picture: { kind: 'drawing', drawing: 'chat' },
      points: [
        {
          title: 'Her message and her order',
          text: 'The note arrives in live chat with her order next to it. Whoever is at the counter sees the date, the twelve table arrangements and the deposit.',
        },
        {
          title: 'Internal notes',
          text: 'The counter asks the buyer about peonies and the driver about Saturday in an internal thread the customer never sees.',
        },
        {
          title: 'Reply in the same channel',
          text: 'The answer goes back to the phone it came from, and Saturday appears on the delivery calendar with her name on it.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Planned chat, social, team and forums',
      cards: [
        {
          icon: MessageCircle,
          title: 'Live Chat',
          text: 'A small window on your website, answered during business hours.',
          link: { label: 'See Live Chat', to: '/client-chat' },
        },
        {
          icon: CalendarClock,
          title: 'Social Media Management',
          text: 'A calendar for all of your accounts, with a second pair of eyes on each post.',
          link: { label: 'See Social Media Management', to: '/social-media-management' },
        },
        {
          icon: Users,
          title: 'Team Collaboration',
          text: 'Channels, tasks and shared pages for colleagues, kept apart from anything a customer could read.',
          link: { label: 'See Team Collaboration', to: '/team-collaboration' },
        },
        {
          icon: MessageSquareText,
          title: 'Community Forums',
          text: 'A place where members answer each other, and where last year’s good answer can still be found.',
          link: { label: 'See Community Forums', to: '/community-forums' },
        },
        {
          icon: IdCard,
          title: 'One profile per person',
          text: 'A merged history for the forum member, the chat visitor and the follower who turn out to be the same person, and a way to split a wrong guess.',
        },
        {
          icon: MoonStar,
          title: 'Who’s on duty',
          text: 'A morning list of what the evening shift left open.',
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Planned channels',
      intro:
        'Whichever a conversation starts in, a colleague could take it over with its full history.',
      chips: [
        'Website chat',
        'Contact form',
        'Shared inbox',
        'Team channel',
        'Direct message',
        'Forum topic',
        'Comment under a post',
        'Mention in a post',
        'Reply to a newsletter',
        'Note from a phone call',
      ],
    },
  ],
  ctaBanner: {
    headline: 'Find the channel that costs you most',
    text: 'For a week, note in a post, without names, where each question waited, and for how long. The channel that comes up most is the one to fix first. The shared inbox would come with Professional.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
  },
}
