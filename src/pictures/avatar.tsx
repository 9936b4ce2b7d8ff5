import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { getPhotoUrl, type PortraitName, portraits } from '@/content/catalog/photos'
import { LazyImage } from './lazy-image'

/** A portrait in a circle, or the person's initials until the portrait loads. */
export function Avatar({ photo, name }: { photo: PortraitName; name: string }) {
  return (
    <Initials className="relative size-12 overflow-hidden">
      {name.split(' ', 2).map((part) => part[0])}
      <LazyImage src={getPhotoUrl(portraits[photo], 192, 192)} width={192} height={192} />
    </Initials>
  )
}

/** A decorative circle with a person's initials, in the size of `className`. */
export const Initials = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span
    aria-hidden
    className={clsx(
      'grid shrink-0 place-items-center rounded-full bg-accent-tint font-semibold text-accent ring-1 ring-accent-line ring-inset',
      className,
    )}
    {...rest}
  />
)
