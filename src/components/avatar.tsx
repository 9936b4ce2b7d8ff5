import { clsx } from 'clsx'
import { type ImageName, getImageUrl } from '@/content/catalog/images'
import { LazyImage } from './lazy-image'

/** A portrait in a circle, or the person's initials until the portrait loads. */
export function Avatar({
  name,
  person,
  size = 'md',
}: {
  name: ImageName
  person: string
  size?: 'md' | 'lg'
}) {
  const initials = person
    .split(' ', 2)
    .map((part) => part[0])
    .join('')
  return (
    <div
      className={clsx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-tint font-semibold text-accent',
        size === 'md' ? 'size-12' : 'size-20 text-h4',
      )}
    >
      <span aria-hidden>{initials}</span>
      <LazyImage src={getImageUrl(name, 192, 192)} width={192} height={192} />
    </div>
  )
}
