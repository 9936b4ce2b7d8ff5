import { useEffect, useEffectEvent } from 'react'

/** Calls `onChange` with the indexes of the visible ones of the first render's elements. */
export function useVisible(
  getElements: () => Element[],
  onChange: (visible: number[]) => void,
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
        onChange([...elements.keys()].filter((index) => visible.has(elements[index]!)))
      },
      { root: getRoot?.(), rootMargin, threshold },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  })
  useEffect(() => observe(), [])
}
