import type { VideoMockup } from '@/content/mockup-types'

export const mockup: VideoMockup = {
  kind: 'video',
  title: 'Visit with Dr. Elena Soto',
  note: 'Example: ear pain, Leo, age 6',
  action: 'Share a photo',
  picture: 'visit',
  caption: 'Does it hurt when he chews?',
  time: '06:42',
  facts: [
    { label: 'Shared before the call', value: 'Third day, 100.8 °F, no rash' },
    { label: 'Pharmacy', value: 'Alder Street, open until 9' },
  ],
  floatingCard: { label: 'Time in the waiting room', value: '11 minutes' },
}
