import type { FormMockup, ListMockup } from './types'

const posts = [
  { title: 'A three-week hiring plan', text: 'November 24 at 8:02 AM', value: 'Edit' },
  { title: 'Meeting notes', text: 'November 21 at 9:32 PM', value: 'Edit' },
  { title: 'Gift ideas for June', text: 'November 18 at 7:05 PM', value: 'Edit' },
  { title: 'Packing list', text: 'November 9 at 8:14 AM', value: 'Edit' },
  { title: 'Criteria for our next hire', text: 'November 2 at 4:40 PM', value: 'Edit' },
  { title: 'Month-end close in five days', text: 'October 31 at 5:45 PM', value: 'Edit' },
  { title: 'Questions for an insurer', text: 'October 27 at 12:20 PM', value: 'Edit' },
  { title: 'Travel documents to check', text: 'October 19 at 6:30 PM', value: 'Edit' },
]

export const dashboardMockup: FormMockup = {
  kind: 'form',
  title: 'Dashboard',
  note: 'Example: a draft and four posts',
  screen: 'New post',
  fields: [
    { label: 'Title', value: 'Questions for the landlord' },
    { label: 'Content', value: 'Who repairs the boiler?' },
  ],
  button: 'Create Post',
  list: posts.slice(0, 4),
  floatingCard: {
    label: 'After a lost connection',
    value: 'We kept this text for you.',
  },
}

export const postsMockup: ListMockup = {
  kind: 'list',
  title: dashboardMockup.title,
  note: 'Example posts',
  entries: posts,
}
