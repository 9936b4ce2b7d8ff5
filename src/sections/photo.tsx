import { type ComponentProps, useState } from 'react'
import { type ImageName, images, imageUrl } from '@/content/images'
import { cn } from '@/lib/cn'
import Landscape from './landscape.svg?react'

/** A stock photograph, cropped to 4:3. A drawing in the page's hue shows until it loads, or if it never does. */
export function Photo({ name }: { name: ImageName }) {
  const at = (width: number) => imageUrl(name, width, (width * 3) / 4)
  return (
    <div
      role="img"
      aria-label={images[name].alt}
      className="relative aspect-4/3 overflow-hidden rounded-xl bg-accent-tint"
    >
      <Landscape aria-hidden className="absolute inset-0 size-full" />
      <Picture
        key={name}
        src={at(800)}
        srcSet={[400, 800, 1200].map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes="(min-width: 1024px) 36rem, 100vw"
        width={400}
        height={300}
      />
    </div>
  )
}

/** A portrait in a circle. The person's initials show until it loads, or if it never does. */
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
    .split(' ', 2)
    .map((part) => part[0])
    .join('')
  return (
    <div
      className={cn(
        'relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-tint font-semibold text-accent',
        className,
      )}
    >
      <span aria-hidden>{initials}</span>
      <Picture key={name} src={imageUrl(name, 192, 192)} width={192} height={192} />
    </div>
  )
}

/** Covers its placeholder once it loads, and is removed if it fails: some browsers draw a box for it. */
function Picture(image: ComponentProps<'img'>) {
  const [failed, setFailed] = useState(false)
  // It may have failed before the page was hydrated.
  const checkFailed = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0) setFailed(true)
  }
  if (failed) return null
  return (
    <img
      {...image}
      ref={checkFailed}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
