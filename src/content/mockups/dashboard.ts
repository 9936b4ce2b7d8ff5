import type { FormMockup, ListMockup } from './types'

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
  list: [
    { title: 'Meeting notes', text: 'November 21 at 9:32 PM', value: 'Edit' },
    { title: 'Gift ideas for June', text: 'November 18 at 7:05 PM', value: 'Edit' },
    { title: 'Packing list', text: 'November 9 at 8:14 AM', value: 'Edit' },
    { title: 'Criteria for our next hire', text: 'November 2 at 4:40 PM', value: 'Edit' },
  ],
  floatingCard: {
    label: 'After a lost connection',
    value: 'We kept this text for you.',
  },
}

export const postsMockup: ListMockup = {
  kind: 'list',
  title: dashboardMockup.title,
  note: 'Example: four posts',
  entries: dashboardMockup.list,
}
