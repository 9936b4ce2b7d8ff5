import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, startTransition, useRef, useState } from 'react'
import { IconButton } from '@/ui/button'
import { useVisible } from '@/ui/use-visible'
import { CardGrid } from './card-grid'

/** A grid of cards, which is a carousel on phones, and with more than six cards also on tablets. */
export function Carousel({
  title,
  className,
  children,
}: {
  title: string
  /** The columns of wide screens only. */
  className: string
  children: ReactNode
}) {
  const listRef = useRef<HTMLUListElement>(null)
  /** The indexes of the cards in view. */
  const [visible, setVisible] = useState([0])
  useVisible(
    () => [...listRef.current!.children],
    (next) => next.length > 0 && startTransition(() => setVisible(next)),
    { getRoot: () => listRef.current, threshold: 0.9 },
  )
  const first = visible[0]! + 1
  const last = visible.at(-1)! + 1
  const count = Children.count(children)
  const few = count <= 6
  const scrolls = last - first + 1 < count
  const scroll = (direction: 1 | -1) =>
    listRef.current!.scrollBy({ left: direction * listRef.current!.clientWidth * 0.8 })
  return (
    <>
      <CardGrid
        ref={listRef}
        aria-label={title}
        // A tab stop, so that the arrow keys can scroll it.
        tabIndex={scrolls ? 0 : undefined}
        className={clsx(
          few
            ? 'not-print:max-md:carousel md:max-lg:fill-last-row md:max-lg:grid-cols-2'
            : 'not-print:max-lg:carousel',
          'print:max-md:grid-cols-2',
          className,
        )}
      >
        {children}
      </CardGrid>
      {scrolls && (
        <div
          className={clsx(
            'mt-3 flex h-6 items-center justify-center md:h-11 md:justify-between print:hidden noscript:hidden',
            few ? 'md:hidden' : 'lg:hidden',
          )}
        >
          <span
            role="img"
            aria-label={`${first < last ? `${first}–${last}` : first} of ${count}`}
            className="flex gap-2"
          >
            {Array.from({ length: count }, (_, index) => (
              <span
                key={index}
                className={clsx(
                  'h-2 rounded-full border transition-[width] duration-200',
                  index + 1 < first || index + 1 > last
                    ? 'w-2 border-control'
                    : 'w-5 border-transparent bg-inverse',
                )}
              />
            ))}
          </span>
          <span className="-mr-2.5 flex max-md:hidden">
            <IconButton
              label={`Previous: ${title}`}
              disabled={first === 1}
              onClick={() => scroll(-1)}
            >
              <ChevronLeft className="size-5" />
            </IconButton>
            <IconButton
              label={`Next: ${title}`}
              disabled={last === count}
              onClick={() => scroll(1)}
            >
              <ChevronRight className="size-5" />
            </IconButton>
          </span>
        </div>
      )}
    </>
  )
}
