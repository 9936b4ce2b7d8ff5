import type { ThreadMockup } from './types'

export const socialNetworkSaasMockup: ThreadMockup = {
  kind: 'thread',
  title: 'Lakeside Rowing Club',
  note: 'Example: 214 members, newest first',
  people: ['GT', 'PL', 'WR'],
  list: [
    { title: 'Everyone', text: '3 new today' },
    { title: 'Masters eight', text: 'Closed group' },
    { title: 'Boat repair', text: 'Open group' },
    { title: 'Fall regatta', text: '61 going' },
  ],
  messages: [
    {
      author: 'GT',
      text: 'The new oars are in the shed. The ones with blue tape are for juniors.',
      file: { title: 'Shed, shelf by shelf', text: '2 pages' },
    },
    { author: 'PL', text: 'Who can take the 6:10 on Thursday? I’m one short in the four.' },
    {
      author: 'WR',
      mine: true,
      text: 'Me, if someone lends me a cap.',
      status: { tone: 'success', text: 'Crew complete' },
    },
  ],
  composer: 'Message everyone',
}
