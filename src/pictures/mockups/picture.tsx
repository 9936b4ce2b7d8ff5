import type { PictureMockup } from '@/content/mockup-types'

// Separate files, so that no page's HTML or script contains them.
const pictures = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** A picture above the entries of the window. Narrow mockups cut its left and right edges. */
export function PictureView({ picture, caption }: PictureMockup) {
  return (
    <div className="relative border-b border-line">
      <svg
        viewBox="0 0 640 288"
        preserveAspectRatio="xMidYMid slice"
        className="block h-36 w-full @narrow:h-48 @md:h-72"
      >
        <use href={`${pictures[`./pictures/${picture}.svg`]}#picture`} />
      </svg>
      {caption && (
        <span className="absolute inset-x-4 bottom-16 mx-auto w-fit reveal rounded-sm bg-caption px-2.5 py-1 text-xs font-medium text-on-caption @max-md:hidden">
          {caption}
        </span>
      )}
    </div>
  )
}
