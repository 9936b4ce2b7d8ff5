import { useEffect, useEffectEvent } from 'react'

/** Calls `onChange` with the visible ones of the first render's elements, in order. */
export function useVisible(
  getElements: () => HTMLElement[],
  onChange: (visible: HTMLElement[]) => void,
  options: { getRoot?: () => HTMLElement | null; rootMargin?: string; threshold?: number },
) {
  const observe = useEffectEvent(() => {
    const elements = getElements()
    const visible = new Set<Element>()
    const { getRoot, rootMargin, threshold = 0 } = options
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries)
          if (isIntersecting && intersectionRatio >= threshold) visible.add(target)
          else visible.delete(target)
        onChange(elements.filter((element) => visible.has(element)))
      },
      { root: getRoot?.(), rootMargin, threshold },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  })
  useEffect(() => observe(), [])
}
