import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Children,
  type ComponentProps,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Animated, slideUp, stagger } from '@/ui/motion'
import { IconButton } from '@/ui/icon-button'
import { Section } from './section'

/**
 * A section with cards: in the grid of `className`; on a narrow screen in a row that scrolls sideways
 * and says which cards are in sight; on narrow paper in two columns. While it scrolls, it is a tab stop,
 * so that keys can scroll it.
 */
export function CardSection({
  ordered,
  className,
  children,
  ...section
}: ComponentProps<typeof Section> & { ordered?: boolean; className: string }) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null)
  const visible = useVisibleItems(list)
  const [first, last] = visible ?? [1, 1]
  const count = Children.toArray(children).length
  const scrolls = last - first + 1 < count
  const scroll = (direction: 1 | -1) =>
    list.current!.scrollBy({ left: direction * list.current!.clientWidth * 0.8 })
  return (
    <Section {...section}>
      <Animated
        as={ordered ? 'ol' : 'ul'}
        motion={stagger}
        ref={list}
        aria-label={section.title}
        tabIndex={visible && scrolls ? 0 : undefined}
        className={clsx('carousel grid gap-3 lg:gap-4 print:max-lg:grid-cols-2', className)}
      >
        {children}
      </Animated>
      <div
        className={clsx(
          'mt-3 flex items-center justify-between text-sm text-muted tabular-nums lg:hidden print:hidden',
          !scrolls && 'hidden',
        )}
      >
        {first < last ? `${first}–${last}` : first} of {count}
        <span className="-mr-2.5 flex pointer-coarse:hidden">
          <IconButton
            label={`Previous: ${section.title}`}
            aria-disabled={first === 1}
            onClick={() => scroll(-1)}
          >
            <ChevronLeft className="size-5" />
          </IconButton>
          <IconButton
            label={`Next: ${section.title}`}
            aria-disabled={last === count}
            onClick={() => scroll(1)}
          >
            <ChevronRight className="size-5" />
          </IconButton>
        </span>
      </div>
    </Section>
  )
}

/** The positions, from 1, of the first and the last item of a scroller that are in sight; undefined until they are known. */
function useVisibleItems(list: RefObject<HTMLElement | null>) {
  const [range, setRange] = useState<[first: number, last: number]>()
  useEffect(() => {
    const items = [...list.current!.children]
    const visible = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio < 0.9) visible.delete(target)
          else visible.add(target)
        const isVisible = (item: Element) => visible.has(item)
        if (visible.size)
          startTransition(() =>
            setRange([items.findIndex(isVisible) + 1, items.findLastIndex(isVisible) + 1]),
          )
      },
      { root: list.current, threshold: 0.9 },
    )
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [list])
  return range
}

/** A card of a section; the cards come in one after the other. */
export function CardItem({ className, ...rest }: ComponentProps<'li'>) {
  return (
    <Animated as="li" motion={slideUp} className={clsx('grid snap-start', className)} {...rest} />
  )
}
