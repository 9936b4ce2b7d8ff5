import { CalendarDays, Flag, IdCard, ListOrdered, UsersRound, Wallet } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import { mockup } from '@/content/data/mockups/social-network-saas'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Social Network SaaS: your own community',
    description:
      'Start a members-only network under your own name: profiles, groups, events and moderation for clubs, alumni groups, trade associations and fans.',
  },
  hero: {
    headline: 'A social network for your members, under your own name',
    tagline:
      'Give your club, alumni association or trade group its own feed, groups and events, on your domain and without ads.',
    ctas: [
      { label: 'Start free trial', to: signupHref('socialnetwork') },
      { label: 'Discuss your community', to: contactHref('SocialNetworkInquiry') },
    ],
    mockup,
  },
  sections: [
    {
      kind: 'cards',
      title: 'Community features',
      intro: 'Six features for communities that have outgrown a group chat.',
      cards: [
        {
          icon: IdCard,
          title: 'Member profiles',
          description:
            'Ask members for a graduation year, an instrument or a home port, and let members decide who can see their answers.',
        },
        {
          icon: ListOrdered,
          title: 'Chronological feed',
          description:
            'Posts run from newest to oldest, and nothing is ranked for outrage. Pin the annual meeting notice until the meeting is over.',
        },
        {
          icon: UsersRound,
          title: 'Open and closed groups',
          description:
            'Give the youth choir, the board and the touring committee a room of their own, each with its own files, calendar and moderator.',
        },
        {
          icon: CalendarDays,
          title: 'Events',
          description:
            'Announce the reunion dinner, cap it at eighty seats, keep a waitlist and print name badges from the RSVPs.',
        },
        {
          icon: Flag,
          title: 'Moderation',
          description:
            'A reported post goes to the moderators you appointed, next to the house rule it may break, and the decision is kept on record.',
        },
        {
          icon: Wallet,
          title: 'Dues and member tiers',
          description:
            'Charge dues by month or year, open the archive to paying members only, and email members whose card is about to expire.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'table',
      title: 'Use cases',
      intro: 'Where to start, by kind of community.',
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
          question: 'Can we bring people over from a chat group or a mailing list?',
          answer:
            'Yes. You upload a spreadsheet of names and addresses, and everyone on it gets an invitation. Only those who accept it become members.',
        },
        {
          question: 'Who can read what a member posts?',
          answer:
            'You decide for each group: the public, all members, or that group alone. The choice is shown next to the box where the member writes.',
        },
        {
          question: 'What happens to the posts of someone who leaves?',
          answer:
            'They choose: the posts go with the profile, or they stay under the name “former member.”',
        },
        {
          question: 'Does the network replace our public website?',
          answer:
            'No. It’s your members-only space. You still need a public website with your address, your program and a way to join.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Open one group',
    text: 'Invite your committee now and everyone else once the rules are set. We can help you move an old forum.',
    ctas: [
      { label: 'Start free trial', to: signupHref('socialnetwork') },
      { label: 'Ask about moving a forum', to: contactHref('SocialNetworkInquiry') },
    ],
  },
}
