import type { DrawingName } from '@/content/catalog/drawings'
import { type ImageName, images, getImageUrl } from '@/content/catalog/images'
import { Drawing } from './drawing'
import { LazyImage } from './lazy-image'

/** A drawing with the aspect ratio 4:3, which the stock photograph covers once it has loaded. */
export function Photo({ name, drawing }: { name?: ImageName; drawing: DrawingName }) {
  const at = (width: number) => name && getImageUrl(name, width, (width * 3) / 4)
  return (
    <div
      {...(name && { role: 'img', 'aria-label': images[name].alt })}
      className="relative aspect-4/3 max-h-90 w-full overflow-hidden rounded-xl bg-accent-tint"
    >
      <Drawing name={drawing} />
      {name && (
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
