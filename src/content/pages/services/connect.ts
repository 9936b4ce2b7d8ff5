import {
  CalendarClock,
  IdCard,
  MessageCircle,
  MessageSquareText,
  MoonStar,
  Users,
} from 'lucide-react'
import type { ServicePage } from '@/content/types'

export const page: ServicePage = {
  meta: {
    title: 'Connect: Team, Visitors and Community',
    description:
      'Bring team channels, website chat, social accounts and a member forum side by side, so a conversation keeps its history when it changes rooms.',
  },
  hero: {
    headline: 'Every conversation your business has, in one place',
    tagline:
      'Colleagues in channels, visitors in chat, followers on social, members in a forum. Connect keeps the four side by side, so nobody has to ask "where did they write that?" again.',
    actions: [
      { label: 'Start Free Trial', to: '/signup' },
      { label: 'Talk to Us', to: '/contact' },
    ],
    mockup: {
      kind: 'thread',
      title: 'All conversations',
      note: 'Team, visitors, social, forum',
      people: ['KD', 'JO', 'AR'],
      list: [
        ['Visitor, chat', 'Is the 8:40 running?'],
        ['#drivers', 'Van 3 is at the depot'],
        ['Comment', 'Lovely new seats!'],
        ['Forum', 'Bikes on board'],
      ],
      messages: [
        { author: 'V', text: 'I am at Mill Road. Is the 8:40 running? The sign is dark.' },
        {
          author: 'KD',
          text: '#drivers: van 3 is on it, six minutes behind.',
          badge: ['quiet', 'Only the team sees this'],
        },
        {
          author: 'JO',
          mine: true,
          text: 'It is, and will be with you at 8:46. Sorry about the sign!',
        },
      ],
      composer: 'Answer in chat',
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'One message, followed from the bus stop to the van',
      intro: "A florist's customer writes on her way to work: the wedding moved to Saturday.",
      image: 'messaging',
      points: [
        {
          title: 'It lands once',
          text: 'The note arrives in live chat with her order beside it. Whoever stands at the counter sees the date, the twelve table arrangements and the deposit.',
        },
        {
          title: 'It is talked over out of sight',
          text: 'The counter asks the buyer about peonies and the driver about Saturday, in an internal thread that the customer never sees.',
        },
        {
          title: 'It is answered where it began',
          text: 'One reply goes back to the phone it came from, and Saturday appears on the delivery calendar with her name on it.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Four rooms, and the hallway between them',
      cards: [
        {
          icon: MessageCircle,
          title: 'Live Chat',
          description:
            'A small window on your website, answered by a person in opening hours and by a message form after them.',
          link: { label: 'See Live Chat', to: '/client-chat' },
        },
        {
          icon: CalendarClock,
          title: 'Social Media Management',
          description:
            'One calendar for all of your accounts, with a second pair of eyes on each post before it goes out.',
          link: { label: 'See Social Media Management', to: '/social-media-management' },
        },
        {
          icon: Users,
          title: 'Team Collaboration',
          description:
            'Channels, tasks and shared pages for colleagues, kept apart from anything a customer could read.',
          link: { label: 'See Team Collaboration', to: '/team-collaboration' },
        },
        {
          icon: MessageSquareText,
          title: 'Community Forums',
          description:
            'A place where members answer each other and where a good answer from last year can still be found.',
          link: { label: 'See Community Forums', to: '/community-forums' },
        },
        {
          icon: IdCard,
          title: 'One Card per Person',
          description:
            'The forum member, the chat visitor and the follower may be the same woman. Merge the three, or split them if you guessed wrong.',
        },
        {
          icon: MoonStar,
          title: 'Duty Roster',
          description:
            'Say who answers which room and until when. The morning shift opens a list of what the evening left unfinished.',
        },
      ],
    },
    {
      kind: 'chips',
      title: 'Where a conversation can start',
      intro: 'And each of them can be passed to a colleague with its history intact.',
      chips: [
        'Website chat',
        'Contact form',
        'Shared inbox',
        'Team channel',
        'Direct message',
        'Forum topic',
        'Comment under a post',
        'Reply to a newsletter',
        'Note from a phone call',
      ],
    },
  ],
  closing: {
    headline: 'Furnish one room first',
    text: 'Most businesses begin with website chat or the team channel and open the next door when people are knocking on it.',
    actions: [
      { label: 'Start Free Trial', to: '/signup' },
      { label: 'Compare Plans', to: '/pricing' },
    ],
  },
}
