import { clsx } from 'clsx'
import { Children, type ReactNode, startTransition, useRef, useState } from 'react'
import { useVisible } from '@/ui/use-visible'
import { CardGrid } from './card-grid'

/** A grid of cards, which is a carousel on phones. */
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
  const scrolls = last - first + 1 < count
  return (
    <>
      <CardGrid
        ref={listRef}
        aria-label={title}
        // A tab stop, so that the arrow keys can scroll it.
        tabIndex={scrolls ? 0 : undefined}
        className={clsx(
          'not-print:max-md:carousel md:max-lg:fill-last-row md:max-lg:grid-cols-2',
          'print:max-md:grid-cols-2',
          className,
        )}
      >
        {children}
      </CardGrid>
      {scrolls && (
        <div
          role="img"
          aria-label={`${first < last ? `${first}–${last}` : first} of ${count}`}
          className="mt-3 flex h-6 items-center justify-center gap-2 md:hidden print:hidden noscript:hidden"
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
        </div>
      )}
    </>
  )
}
