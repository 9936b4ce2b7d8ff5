import { type ImageName, images, imageUrl } from '@/content/images'
import { cn } from '@/lib/cn'

/**
 * A stock photograph, cropped to `ratio` (width by height). A drawing in the page's hue shows until
 * it loads, or if it never does.
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
  /** The `sizes` attribute of the `img`. */
  sizes: string
  decorative?: boolean
  className?: string
}) {
  const [w, h] = ratio
  const at = (width: number) => imageUrl(name, width, Math.round((width * h) / w))
  return (
    <div
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': images[name].alt })}
      className={cn('relative overflow-hidden bg-accent-tint', className)}
      style={{ aspectRatio: `${w} / ${h}` }}
    >
      <Landscape name={name} />
      <Picture
        key={name}
        src={at(800)}
        srcSet={[400, 800, 1200].map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={w * 100}
        height={h * 100}
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
    .split(' ')
    .map((part) => part[0])
    .slice(0, 2)
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

/** Covers its placeholder once it loads. With an empty `alt`, an image that fails to load shows nothing. */
function Picture(image: {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
}) {
  return (
    <img
      {...image}
      alt=""
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  )
}

/** The placeholder of a photograph: hills under the ring of the suites, in variants by name. */
function Landscape({ name }: { name: ImageName }) {
  const seed = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const sun = { x: 110 + (seed % 5) * 45, y: 92 + (seed % 3) * 14 }
  return (
    <svg
      aria-hidden
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax slice"
      className={cn('absolute inset-0 size-full', seed % 2 === 1 && '-scale-x-100')}
    >
      <g fill="none" stroke="var(--accent-line)">
        {[34, 58, 82].map((r, index) => (
          <circle
            key={r}
            cx={sun.x}
            cy={sun.y}
            r={r}
            strokeWidth={15 - index * 4}
            strokeDasharray={`${(2 * Math.PI * r) / 7 - 5} 5`}
            transform={`rotate(${seed * 7 + index * 13} ${sun.x} ${sun.y})`}
            opacity={0.9 - index * 0.3}
          />
        ))}
      </g>
      <path d="M0 214c52-34 96-40 150-14s92 20 138-8 80-30 112-18v126H0Z" fill={hill(35)} />
      <path d="M0 262c60-46 128-52 196-24s136 18 204-34v96H0Z" fill={hill(65)} />
      <path d="M0 282c80-28 152-22 222-4s124 12 178-8v30H0Z" fill={hill(100)} />
    </svg>
  )
}

/** A shade between the page's tint and its line. */
const hill = (share: number) =>
  `color-mix(in oklab, var(--accent-line) ${share}%, var(--accent-tint))`
