import type { Drawing as DrawingName } from '@/content/drawings'
import { type ImageName, images, imageUrl } from '@/content/images'
import { Picture } from './lazy-image'

// Files of their own, which no page's HTML or script contains.
const drawings = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** A drawing in the page's hue. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg aria-hidden viewBox="0 0 400 300" className="size-full">
    <use href={`${drawings[`./drawings/${name}.svg`]}#drawing`} />
  </svg>
)

/** A drawing of 4:3, and over it, once it has loaded, the stock photograph that says more than the drawing. */
export function Photo({ name, drawing }: { name?: ImageName; drawing: DrawingName }) {
  const at = (width: number) => name && imageUrl(name, width, (width * 3) / 4)
  return (
    <div
      {...(name && { role: 'img', 'aria-label': images[name].alt })}
      className="relative aspect-4/3 overflow-hidden rounded-xl bg-accent-tint"
    >
      <Drawing name={drawing} />
      {name && (
        <Picture
          key={name}
          src={at(800)}
          srcSet={[400, 800, 1200].map((width) => `${at(width)} ${width}w`).join(', ')}
          sizes="(min-width: 1024px) 36rem, 100vw"
          width={400}
          height={300}
        />
      )}
    </div>
  )
}
