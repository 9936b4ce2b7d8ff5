import type { PictureContent } from '@/content/types'
import { isMockup } from './is-mockup'
import { MockupView } from './mockups/mockup-view'
import { Photo } from './photo'

/** The picture next to a text. */
export const Picture = ({ picture }: { picture: PictureContent }) =>
  isMockup(picture) ? <MockupView mockup={picture} /> : <Photo {...picture} />
