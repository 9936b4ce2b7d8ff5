import { type ImageName, getImageUrl } from '@/content/catalog/images'
import { LazyImage } from './lazy-image'

/** A portrait in a circle, or the person's initials until the portrait loads. */
export function Avatar({ name, person }: { name: ImageName; person: string }) {
  const initials = person
    .split(' ', 2)
    .map((part) => part[0])
    .join('')
  return (
    <div className="relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-tint font-semibold text-accent">
      <span aria-hidden>{initials}</span>
      <LazyImage src={getImageUrl(name, 192, 192)} width={192} height={192} />
    </div>
  )
}
