import { type ComponentProps, useState } from 'react'

/** An image of the stock service. It covers its placeholder once it loads, and is removed if it fails: some browsers draw a box for it. */
export function Picture(image: ComponentProps<'img'>) {
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
