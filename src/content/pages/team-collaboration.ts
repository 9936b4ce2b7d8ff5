import { BookOpenText, Hash, ListChecks, VideoIcon } from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Team Collaboration: channels and tasks',
    description:
      'Channels, tasks, shared pages and short calls for teams split between a site, a shop and a home office who can’t sit in meetings all day.',
  },
  hero: {
    headline: 'Team channels, tasks and shared pages',
    tagline: 'Talk in channels, turn messages into tasks, and keep decisions on shared pages.',
    actions: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Back to Connect', to: '/services/connect' },
    ],
    mockup: {
      kind: 'thread',
      title: '#mill-road-site',
      note: '9 people, 3 tasks open',
      action: 'Call',
      people: ['RK', 'DN', 'JO'],
      list: [
        ['#mill-road-site', 'Door swings left'],
        ['#shop', 'Oak is in'],
        ['#office', 'Vacation list'],
        ['Shared pages', '12 pages'],
      ],
      messages: [
        { author: 'RK', text: 'The nurse asked: can the door to room 2 open the other way?' },
        {
          author: 'DN',
          text: 'Yes. Decided: it swings left, for the wheelchair.',
          badge: ['done', 'Saved as a decision'],
        },
        {
          author: 'JO',
          mine: true,
          text: 'I’ll order the hinge today.',
          badge: ['open', 'Task for Jo, Thursday'],
        },
      ],
      composer: 'Write to #mill-road-site',
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'Workshop notes that become tasks',
      intro: 'How decisions from a workshop turn into tasks.',
      drawing: 'board',
      points: [
        {
          title: 'Every note in one list',
          text: 'Photograph the wall, read the list it becomes, and correct the handwriting.',
        },
        {
          title: 'Tasks with an owner',
          text: 'Give the best three a name, a date and a channel. The rest go on a page called “Later,” where they bother no one.',
        },
        {
          title: 'Decisions linked to tasks',
          text: 'In June, someone asks why there’s no second entrance. The task links to the thread where it was decided.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Team collaboration features',
      cards: [
        {
          icon: Hash,
          title: 'Channels by subject',
          description:
            '#deliveries, #roof, #payday. Colleagues join what they need and mute the rest, and threads keep lunch plans out of the way.',
        },
        {
          icon: ListChecks,
          title: 'Tasks from messages',
          description:
            'Mark “could you order the screws?” and it becomes a task with an owner. When it’s done, the original message says so.',
        },
        {
          icon: BookOpenText,
          title: 'Shared pages',
          description:
            'How to close the shop, who to call about the furnace, what we promise on returns. Written once, with a review date.',
        },
        {
          icon: VideoIcon,
          title: 'Short calls with notes',
          description:
            'Start a call from a channel and write the notes there as you talk. People on the late shift read them in two minutes.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Start with one meeting',
    text: 'Run your weekly status meeting in a channel during the two-week trial and see which your team prefers.',
    actions: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See Enterprise Management', to: '/services/enterprise-management' },
    ],
  },
}
