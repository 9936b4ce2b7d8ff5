import type { PictureContent } from '@/content/types'

/** Whether a picture is a mockup: the other kinds are photos and drawings. */
export const isMockup = (picture: PictureContent) =>
  picture.kind !== 'photo' && picture.kind !== 'drawing'
