import { done, late, open, type Scenes } from '../scene'

/** Community services that publish. */
export const media: Scenes = {
  '/services/community/video-saas': {
    kind: 'video',
    title: 'Throwing a vase, part 2',
    note: 'Course of 8 films, 126 viewers',
    action: 'Edit captions',
    still: 'pottery',
    caption: 'Now bring the neck in, slowly.',
    time: '7:18 / 18:40',
    rows: [
      ['Played twice', '6:50 to 7:40, the neck'],
      ['Most stop at', '14:05, cleaning up'],
    ],
    slip: {
      label: 'Still watching at the end',
      value: '71%',
      trend: [98, 94, 90, 92, 86, 78, 40, 34],
    },
  },
  '/services/community/research-education-journalism': {
    kind: 'document',
    title: 'Who drinks from the Elk?',
    note: 'Draft 6, 31 sources',
    action: 'Cite',
    people: ['IM', 'GT'],
    heading: 'Nitrate in four wells',
    paragraphs: [
      [
        'Two of the four wells exceeded the federal limit of ',
        ['marked', '10 mg per liter [4]'],
        ' in at least three of five springs.',
      ],
      [
        '“We stopped giving it to the baby,” says a farmer upstream ',
        ['marked', '[interview 12, 14:32]'],
        '.',
      ],
      ['The county ', ['struck', 'ignored'], ' ', ['added', 'did not answer'], ' two letters.'],
    ],
    notes: [
      ['Source 4', 'Sampling table, page 9, rows 3 to 7.'],
      ['Grace', 'Do we have the letters? Then cite both.'],
    ],
    composer: 'Find a source for this sentence',
  },
  '/services/community/news-media-production': {
    kind: 'board',
    title: 'Thursday’s news list',
    note: 'First bulletin at 6:00',
    action: 'Assign',
    people: ['AR', 'BO', 'KD'],
    columns: [
      {
        name: 'Out',
        sum: '3',
        cards: [
          ['Zoning vote', 'Bea, city hall, 2:00', open('Camera 1')],
          ['Ferry strike', 'Kofi, on the pier'],
          ['Flu clinic', 'Needs a doctor'],
        ],
      },
      {
        name: 'Desk',
        sum: '2',
        cards: [
          ['School bus route', '420 words, 2 photos', open('Second read')],
          ['Bakery fire', 'Name to confirm', late('Hold')],
        ],
      },
      {
        name: 'Ready',
        sum: '2',
        cards: [
          ['Frost by Friday', '0:40, captioned', done('Cleared')],
          ['High tide table', 'Site and page 12'],
        ],
      },
    ],
    lifted: [1, 0],
    slip: { label: 'Still missing, school bus', value: 'The driver’s side' },
  },
}
