import { Award, Flag, FolderOpen, Mail, Vote } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Community Forums: answers that stay',
    description:
      'How a forum for owners’ clubs, learners and product users would work: members answer each other, and good answers stay easy to find.',
  },
  hero: {
    headline: 'Community forums with answers that stay easy to find',
    tagline:
      'Copy the three habits below to a post: they work in any forum. Planned: boards where the members of a club or a class answer each other, and mark what helped.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Back to Connect', to: '/services/connect' },
    ],
    picture: {
      kind: 'thread',
      title: 'My starter smells like paint',
      note: 'Example: sourdough school, 7 answers',
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
          status: { tone: 'success', text: 'Answer, marked by Wren' },
        },
        { author: 'PL', text: 'Same here in August. The basement helped.' },
      ],
      composer: 'Add to the answer',
    },
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned forum features',
      cards: [
        {
          icon: FolderOpen,
          title: 'Boards, tags and search',
          text: 'Topics by board and tag, with similar questions shown early.',
        },
        {
          icon: Award,
          title: 'Marked answers',
          text: 'What helped, marked by whoever asked, and moved to the top.',
        },
        {
          icon: Flag,
          title: 'Moderation with reasons',
          text: 'Warnings, and hidden or moved posts, each with a reason that the author can read and appeal.',
        },
        {
          icon: Vote,
          title: 'Polls and meetups',
          text: 'A vote on the spring outing, then an event on the winning date with a list of who’s bringing a trailer.',
        },
        {
          icon: Mail,
          title: 'Weekly digest',
          text: 'The week’s best three threads, sent on Sunday to members who don’t visit daily.',
          link: { label: 'See Social Network SaaS', to: '/services/community/social-network-saas' },
        },
      ],
    },
    {
      kind: 'points',
      title: 'Three habits for a new forum',
      copyable: true,
      picture: { kind: 'drawing', drawing: 'chat' },
      points: [
        {
          title: 'Ask the first twenty questions yourself',
          text: 'Use the ones people actually asked you last year, because an empty room scares off even talkative people.',
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
    headline: 'Save your ten best answers',
    text: 'Keep the ones you retype most as posts, ready to copy. Or tell us where your good answers get lost, and we’ll reply with how a forum would keep them.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about forums', to: contactHref('Community Forums') },
    ],
  },
}
