import type { ThreadMockup } from '@/content/mockups'

export const mockup: ThreadMockup = {
  kind: 'thread',
  title: 'Lakeside Rowing Club',
  note: '214 members, newest first',
  people: ['GT', 'PL', 'WR'],
  list: [
    ['Everyone', '3 new today'],
    ['Masters eight', 'Closed group'],
    ['Boat repair', 'Open group'],
    ['Fall regatta', '61 going'],
  ],
  messages: [
    {
      author: 'GT',
      text: 'The new oars are in the shed. The ones with blue tape are for juniors.',
      file: ['Shed, shelf by shelf', '2 pages'],
    },
    { author: 'PL', text: 'Who can take the 6:10 on Thursday? I’m one short in the four.' },
    {
      author: 'WR',
      mine: true,
      text: 'Me, if someone lends me a cap.',
      badge: ['done', 'Crew complete'],
    },
  ],
  composer: 'Write to everyone',
}
