import { type PhotoName, getPhotoUrl } from '@/content/catalog/photos'
import { Initials } from './initials'
import { LazyImage } from './lazy-image'

/** A portrait in a circle, or the person's initials until the portrait loads. */
export function Avatar({ name, person }: { name: PhotoName; person: string }) {
  const initials = person
    .split(' ', 2)
    .map((part) => part[0])
    .join('')
  return (
    <Initials className="relative size-12 overflow-hidden">
      {initials}
      <LazyImage src={getPhotoUrl(name, 192, 192)} width={192} height={192} />
    </Initials>
  )
}
