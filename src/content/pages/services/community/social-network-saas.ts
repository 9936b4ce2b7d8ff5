import { CalendarDays, Flag, IdCard, ListOrdered, UsersRound, Wallet } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import { socialNetworkSaasMockup } from '@/content/mockups/social-network-saas'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Social Network SaaS: your own community',
    description:
      'How a members-only network under your own name would work: profiles, groups, events and moderation for clubs, alumni, trade groups and fans.',
  },
  hero: {
    headline: 'A social network for your members, under your own name',
    tagline:
      'See below what each kind of community sets up first. Planned: your own feed, groups and events, without ads, for a club, an alumni association or a trade group.',
    ctas: [
      { label: 'Create an account', to: signupHref('socialnetwork') },
      { label: 'Ask about your community', to: contactHref('SocialNetworkInquiry') },
    ],
    picture: socialNetworkSaasMockup,
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned community features',
      intro:
        'For communities that have outgrown a group chat and don’t want to be ranked by a stranger’s algorithm.',
      cards: [
        {
          icon: IdCard,
          title: 'Member profiles',
          text: 'A graduation year, an instrument or a home port, shown only to the people each member chooses.',
        },
        {
          icon: ListOrdered,
          title: 'Chronological feed',
          text: 'Posts from newest to oldest, with nothing ranked for outrage.',
        },
        {
          icon: UsersRound,
          title: 'Open and closed groups',
          text: 'Files, a calendar and a moderator each for the youth choir, the board and the touring committee.',
        },
        {
          icon: CalendarDays,
          title: 'Events',
          text: 'A reunion dinner that stops at eighty seats and keeps a waitlist.',
        },
        {
          icon: Flag,
          title: 'Moderation',
          text: 'Reported posts, each next to the house rule it may break, for the moderators you appointed. Their decision would stay on record.',
        },
        {
          icon: Wallet,
          title: 'Dues and member tiers',
          text: 'An archive for paying members, and an email to those whose card is about to expire.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'table',
      title: 'Use cases',
      intro:
        'What people come back for differs by community, and so does the first thing to set up.',
      columns: ['Community', 'Members', 'Main activity', 'Start with'],
      rows: [
        [
          'Alumni association',
          'Graduates on the class list',
          'Find classmates by year and city',
          'Profile fields and the directory',
        ],
        [
          'Trade association',
          'Companies with a current membership',
          'Ask each other about suppliers and rules',
          'Closed groups by region',
        ],
        [
          'Sports club',
          'Players, parents and coaches',
          'Confirm who plays on Saturday',
          'Event calendar and team groups',
        ],
        [
          'Fan community',
          'Anyone who accepts the house rules',
          'Share recordings and set lists',
          'Moderators and posting limits',
        ],
      ],
    },
    {
      kind: 'faq',
      title: 'Social network FAQ',
      questions: [
        {
          question: 'Could we bring people over from a chat group or a mailing list?',
          answer:
            'In the design, you upload a spreadsheet of names and addresses, and everyone on it gets an invitation; only those who accept become members.',
        },
        {
          question: 'Who could read what a member posts?',
          answer:
            'You’d decide for each group: the public, all members, or that group alone. The choice would be shown next to the box where the member writes.',
        },
        {
          question: 'What would happen to the posts of someone who leaves?',
          answer:
            'They’d choose: the posts go with the profile, or stay under the name “former member.”',
        },
        {
          question: 'Would the network replace our public website?',
          answer:
            'No. It would be your members-only space. You’d still need a public website with your address, your program and a way to join.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Start with the house rules',
    text: 'Draft them as a post, and read them aloud at the next meeting. Or tell us where your members talk now, and we’ll reply with what the design would keep of it. Either way, you can get one email if Social Network SaaS opens.',
  },
}
