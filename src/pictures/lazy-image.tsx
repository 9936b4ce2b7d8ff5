import { type ComponentProps, useState } from 'react'

/** A stock photo over its placeholder. It is removed if it fails, because some browsers draw a box. */
export function LazyImage(image: ComponentProps<'img'>) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  return (
    <img
      {...image}
      // It may have failed before hydration.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setHasFailed(true)
      }}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
