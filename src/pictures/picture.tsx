import type { PictureContent } from '@/content/types'
import { MockupView } from './mockups/mockup-view'
import { Photo } from './photo'

/** The picture next to a text. */
export const Picture = ({ picture }: { picture: PictureContent }) =>
  picture.kind === 'photo' || picture.kind === 'drawing' ? (
    <Photo {...picture} />
  ) : (
    <MockupView mockup={picture} />
  )
