import { Award, Flag, FolderOpen, Mail, Vote } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const page: PageContent = {
  meta: {
    title: 'Community Forums: answers that stay',
    description:
      'A forum for owners’ clubs, learners and product users, where members answer each other, moderators have an easy evening and good answers stay findable.',
  },
  hero: {
    headline: 'A community forum that keeps the good answers',
    tagline:
      'Give your community a forum where good answers stay easy to find, long after a chat would have scrolled them away.',
    actions: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Back to Connect', to: '/services/connect' },
    ],
    mockup: {
      kind: 'thread',
      title: 'My starter smells of paint',
      note: 'Sourdough school, 7 answers',
      action: 'Follow',
      people: ['WR', 'IM', 'PL'],
      list: [
        ['Starter smells', '7 answers'],
        ['Rye in summer', '12 answers'],
        ['Which scale?', '4 answers'],
        ['Poll: meetup', '31 votes'],
      ],
      messages: [
        {
          author: 'WR',
          text: 'Day five, a gray layer on top, and it smells of nail polish. Start over?',
        },
        {
          author: 'IM',
          text: 'No! It is hungry. Pour off the gray, feed it 1:3:3 twice a day, and wait for bubbles.',
          badge: ['done', 'Answer, marked by Wren'],
        },
        { author: 'PL', text: 'Same here in August. The cellar helped.' },
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
            'A handful of boards, tags inside them, and a search that shows similar questions while a new one is being typed.',
        },
        {
          icon: Award,
          title: 'Marked answers',
          description:
            'The person who asked marks what helped. It moves to the top, and the one who wrote it gathers a name for patience.',
        },
        {
          icon: Flag,
          title: 'Moderation with reasons',
          description:
            'Flags land in one list. A moderator hides, moves or warns, always with a reason that the author can read and contest.',
        },
        {
          icon: Vote,
          title: 'Polls and meetups',
          description:
            'Vote on the spring outing, then turn the winning date into an event with a list of who brings a trailer.',
        },
        {
          icon: Mail,
          title: 'Weekly digest',
          description:
            'One email on Sunday with the week’s best three threads, for members who would never visit daily but like to know.',
          link: { label: 'See Social Network SaaS', to: '/services/community/social-network-saas' },
        },
      ],
    },
    {
      kind: 'story',
      title: 'Three habits for a new forum',
      intro: 'They keep people coming back until the members carry it themselves.',
      drawing: 'chat',
      points: [
        {
          title: 'Ask the first twenty questions yourself',
          text: 'Use the ones you were really asked last year. An empty room frightens even talkative people.',
        },
        {
          title: 'Greet everyone for a month',
          text: 'Two lines by name, and a pointer to the board where they will find their kind of trouble.',
        },
        {
          title: 'Appoint moderators early',
          text: 'The member who always answers first makes a good moderator. Ask her before the work is too much for you.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Start with one board',
    text: 'Open one board, move five of your best discussions into it and invite the people who took part.',
    actions: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'View pricing', to: '/pricing' },
    ],
  },
}
