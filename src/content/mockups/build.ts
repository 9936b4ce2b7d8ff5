import type { PictureMockup } from './types'

export const buildMockup: PictureMockup = {
  kind: 'picture',
  title: 'Alder Street Bakery',
  note: 'Example draft, not yet published',
  action: 'Publish',
  people: ['MA', 'JO'],
  picture: 'website',
  entries: [
    {
      title: 'Home',
      text: 'Baked from 4 AM, until it’s gone',
      value: { tone: 'accent', text: 'Editing' },
    },
    {
      title: 'Bread',
      text: 'Country rye $7.50, challah $8.00',
      value: { tone: 'success', text: 'Ready' },
    },
    {
      title: 'Visit us',
      text: 'Tue to Sat, 6:30 to 2:00',
      value: { tone: 'success', text: 'Ready' },
    },
  ],
}
