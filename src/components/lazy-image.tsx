import { type ComponentProps, useState } from 'react'
import { useHydrated } from '@/lib/use-hydrated'

/**
 * An image of the stock service, after hydration. It covers its placeholder once it loads, and is removed
 * if it fails: some browsers draw a box for it.
 */
export function LazyImage(image: ComponentProps<'img'>) {
  const [hasFailed, setHasFailed] = useState(false)
  if (!useHydrated() || hasFailed) return null
  return (
    <img
      {...image}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
