import { images, getImageUrl } from '@/content/catalog/images'
import type { PhotoContent } from '@/content/types'
import { Drawing } from './drawing'
import { LazyImage } from './lazy-image'

/** A drawing with the aspect ratio 4:3, which the stock photograph covers once it has loaded. */
export function Photo({ image, drawing }: Pick<PhotoContent, 'image' | 'drawing'>) {
  const at = (width: number) => image && getImageUrl(image, width, (width * 3) / 4)
  return (
    <div
      {...(image && { role: 'img', 'aria-label': images[image].alt })}
      className="relative aspect-4/3 max-h-90 w-full overflow-hidden rounded-xl bg-accent-tint"
    >
      <Drawing name={drawing} />
      {image && (
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
