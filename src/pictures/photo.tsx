import type { DrawingName } from '@/content/catalog/drawings'
import { getPhotoUrl, type PhotoName, photos } from '@/content/catalog/photos'
import { LazyImage } from './lazy-image'

/** A drawing with the aspect ratio 4:3, which the stock photograph covers once it has loaded. */
export function Photo({ photo, drawing }: { photo?: PhotoName; drawing: DrawingName }) {
  const at = (width: number) => photo && getPhotoUrl(photos[photo].id, width, (width * 3) / 4)
  return (
    <div
      {...(photo && { role: 'img', 'aria-label': photos[photo].alt })}
      className="relative aspect-4/3 max-h-90 w-full overflow-hidden rounded-xl bg-accent-tint"
    >
      <Drawing name={drawing} />
      {photo && (
        <LazyImage
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

// Separate files, so that no page's HTML or script contains them.
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
