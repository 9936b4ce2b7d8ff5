import type { PictureContent } from '@/content/types'
import { MockupView } from './mockups/mockup-view'
import { Photo } from './photo'

/** Whether a picture is a mockup: the other kinds are photos and drawings. */
export const isMockup = (picture: PictureContent) =>
  picture.kind !== 'photo' && picture.kind !== 'drawing'

/** The picture next to a text. */
export const Picture = ({ picture }: { picture: PictureContent }) =>
  isMockup(picture) ? <MockupView mockup={picture} /> : <Photo {...picture} />
