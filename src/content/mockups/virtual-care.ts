import type { PictureMockup } from './types'

export const virtualCareMockup: PictureMockup = {
  kind: 'picture',
  title: 'Visit with Dr. Elena Soto',
  note: 'Example: ear pain, Leo, age 6',
  action: 'Share a photo',
  picture: 'visit',
  caption: 'Does it hurt when he chews?',
  entries: [
    { title: 'Shared before the call', text: 'Third day, 100.8°F, no rash' },
    { title: 'Pharmacy', text: 'Alder Street, open until 9' },
  ],
}
