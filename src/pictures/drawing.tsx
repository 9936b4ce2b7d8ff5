import type { DrawingName } from '@/content/catalog/drawings'

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
