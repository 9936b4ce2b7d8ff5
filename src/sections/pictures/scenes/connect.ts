import { done, open, quiet, type Scenes } from '../scene'

export const connect: Scenes = {
  '/services/connect': {
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
      { who: 'V', text: 'I am at Mill Road. Is the 8:40 running? The sign is dark.' },
      {
        who: 'KD',
        text: '#drivers: van 3 is on it, six minutes behind.',
        mark: quiet('Only the team sees this'),
      },
      { who: 'JO', mine: true, text: 'It is, and will be with you at 8:46. Sorry about the sign!' },
    ],
    composer: 'Answer in chat',
  },
  '/team-collaboration': {
    kind: 'thread',
    title: '#mill-road-site',
    note: '9 people, 3 tasks open',
    action: 'Call',
    people: ['RK', 'DN', 'JO'],
    list: [
      ['#mill-road-site', 'Door swings left'],
      ['#shop', 'Oak is in'],
      ['#office', 'Holiday list'],
      ['House pages', '12 pages'],
    ],
    messages: [
      { who: 'RK', text: 'The nurse asked: can the door of room 2 open the other way?' },
      {
        who: 'DN',
        text: 'Yes. Decided: it swings left, for the wheelchair.',
        mark: done('Decision, kept on the room’s page'),
      },
      {
        who: 'JO',
        mine: true,
        text: 'I order the hinge today.',
        mark: open('Task for Jo, Thursday'),
      },
    ],
    composer: 'Write to #mill-road-site',
  },
  '/social-media-management': {
    kind: 'week',
    title: 'Five accounts, week 47',
    note: '2 posts wait for the client',
    action: 'Pause everything',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    lines: ['Inn', 'Clinic', 'Bakery', 'Library'],
    blocks: [
      [0, 0, 1, 'Winter rates', 'Signed off'],
      [3, 0, 1, 'Chef’s table', 'To sign', true],
      [1, 1, 1, 'Flu shots', 'Signed off'],
      [4, 1, 1, 'New hours', 'Draft'],
      [0, 2, 1, 'First tray', 'Signed off'],
      [2, 2, 1, 'Why rye?', 'To sign', true],
      [1, 3, 1, 'Story hour', 'Signed off'],
      [4, 3, 1, 'Late hours', 'Draft'],
    ],
    slip: { label: 'Tom, for the inn', value: '“Yes, but not the soup.”' },
  },
  '/client-chat': {
    kind: 'thread',
    title: 'Visitor from Tacoma',
    note: 'On the page “Draft fan, 14 in”',
    action: 'Offer a call',
    list: [
      ['Visitor, Tacoma', 'Does it fit a…'],
      ['Visitor, Boise', 'Thank you!'],
      ['Dina F.', 'Back for a third time'],
    ],
    messages: [
      { who: 'V', text: 'Does it fit a 14-inch pipe, or do I need the collar?' },
      {
        who: 'AR',
        mine: true,
        text: 'It fits as it is. The collar is for 12 inches. Is yours a steel flue?',
        file: ['Fan, 14 in', '$189, 6 in stock'],
      },
      { who: 'V', text: 'Steel, yes. Great, then I take two.' },
    ],
    composer: 'Answer, or press / for a saved reply',
  },
  '/community-forums': {
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
        who: 'WR',
        text: 'Day five, a gray layer on top, and it smells of nail polish. Start over?',
      },
      {
        who: 'IM',
        text: 'No! It is hungry. Pour off the gray, feed it 1:3:3 twice a day, and wait for bubbles.',
        mark: done('Answer, marked by Wren'),
      },
      { who: 'PL', text: 'Same here in August. The cellar helped.' },
    ],
    composer: 'Add to the answer',
  },
  '/services/client-chat': {
    kind: 'thread',
    title: 'Brandt house, kitchen',
    note: 'You, Lena Brandt and one builder',
    action: 'Request approval',
    list: [
      ['Brandt house', 'Approved plan C'],
      ['Reyes, porch', 'Permit came'],
      ['Library', 'Invoice 12'],
      ['Cobb & Sons', '3 files'],
    ],
    messages: [
      {
        who: 'LB',
        text: 'Could the island move ten inches toward the window?',
      },
      {
        who: 'DN',
        mine: true,
        text: 'It can. The drawer then opens past the oven. Plan C has it.',
        file: ['Kitchen, plan C', 'Version 3, today'],
        mark: done('Approved by Lena, 4:12'),
      },
    ],
    composer: 'Write to Lena',
  },
}
