import { Award, Flag, FolderOpen, Mail, Vote } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Community Forums: answers that stay',
    description:
      'A forum for owners’ clubs, learners and product users, where members answer each other, moderation takes minutes and good answers stay easy to find.',
  },
  hero: {
    headline: 'A community forum that keeps the good answers',
    tagline:
      'Give your community a forum where good answers stay easy to find, long after a chat would have scrolled them away.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Back to Connect', to: '/services/connect' },
    ],
    mockup: {
      kind: 'thread',
      title: 'My starter smells like paint',
      note: 'Sourdough school, 7 answers',
      action: 'Follow',
      people: ['WR', 'IM', 'PL'],
      list: [
        { title: 'Starter smells', text: '7 answers' },
        { title: 'Rye in summer', text: '12 answers' },
        { title: 'Which scale?', text: '4 answers' },
        { title: 'Poll: meetup', text: '31 votes' },
      ],
      messages: [
        {
          author: 'WR',
          text: 'Day five, a gray layer on top, and it smells like nail polish. Start over?',
        },
        {
          author: 'IM',
          text: 'No! It’s hungry. Pour off the gray, feed it 1:3:3 twice a day, and wait for bubbles.',
          status: { tone: 'done', text: 'Answer, marked by Wren' },
        },
        { author: 'PL', text: 'Same here in August. The basement helped.' },
      ],
      composer: 'Add to the answer',
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Forum features',
      intro: 'Tools that keep discussions friendly and useful.',
      cards: [
        {
          icon: FolderOpen,
          title: 'Boards, tags and search',
          description:
            'Sort topics into a handful of boards with tags inside them, and show similar questions while a new one is being typed.',
        },
        {
          icon: Award,
          title: 'Marked answers',
          description:
            'The person who asked marks what helped. It moves to the top, and the person who wrote it earns a reputation for patience.',
        },
        {
          icon: Flag,
          title: 'Moderation with reasons',
          description:
            'Flags land in one list. A moderator hides, moves or warns, always with a reason the author can read and appeal.',
        },
        {
          icon: Vote,
          title: 'Polls and meetups',
          description:
            'Vote on the spring outing, then turn the winning date into an event with a list of who’s bringing a trailer.',
        },
        {
          icon: Mail,
          title: 'Weekly digest',
          description:
            'One email on Sunday with the week’s best three threads, for members who don’t visit daily but want to keep up.',
          link: { label: 'See Social Network SaaS', to: '/services/community/social-network-saas' },
        },
      ],
    },
    {
      kind: 'story',
      title: 'Three habits for a new forum',
      intro: 'They carry a forum until members take over.',
      drawing: 'chat',
      points: [
        {
          title: 'Ask the first twenty questions yourself',
          text: 'Use the ones people actually asked you last year. An empty room scares off even talkative people.',
        },
        {
          title: 'Greet everyone for a month',
          text: 'Two lines, by name, with a link to the board for their kind of problem.',
        },
        {
          title: 'Appoint moderators early',
          text: 'The member who already answers everyone makes a good moderator. Ask them before the work gets to be too much for you.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Open one board',
    text: 'Move five of your best discussions into it and invite the people who took part.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
  },
}
