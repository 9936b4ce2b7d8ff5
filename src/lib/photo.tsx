import { type ImageName, images, imageUrl } from '@/content/images'
import { cn } from '@/lib/cn'

/**
 * A stock photograph, cropped to `ratio` (width by height) over a placeholder in the page's hue,
 * which is what is seen until it loads, and when it never does.
 */
export function Photo({
  name,
  ratio,
  sizes,
  decorative,
  className,
}: {
  name: ImageName
  ratio: [number, number]
  /** As in `img`: how wide the picture is shown. */
  sizes: string
  decorative?: boolean
  className?: string
}) {
  const [w, h] = ratio
  const at = (width: number) => imageUrl(name, width, Math.round((width * h) / w))
  return (
    <div
      className={cn('photo bg-accent-tint relative overflow-hidden', className)}
      style={{ aspectRatio: `${w} / ${h}` }}
    >
      <img
        src={at(800)}
        srcSet={[400, 800, 1200].map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={w * 100}
        height={h * 100}
        alt={decorative ? '' : images[name].alt}
        loading="lazy"
        decoding="async"
        onError={(event) => event.currentTarget.classList.add('opacity-0')}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  )
}

/** A portrait in a circle; a person's initials until it loads, and when it never does. */
export function Avatar({
  name,
  person,
  className,
}: {
  name: ImageName
  person: string
  className?: string
}) {
  const initials = person
    .split(' ')
    .map((part) => part[0])
    .slice(0, 2)
    .join('')
  return (
    <div
      className={cn(
        'bg-accent-tint text-accent relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-full font-semibold',
        className,
      )}
    >
      <span aria-hidden>{initials}</span>
      <img
        src={imageUrl(name, 192, 192)}
        width={192}
        height={192}
        alt=""
        loading="lazy"
        decoding="async"
        onError={(event) => event.currentTarget.classList.add('opacity-0')}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  )
}
