import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button'
import { uiCopy } from './copy'

/**
 * A text above a note. At first, it shows four lines, and no blank ones. It may be empty. `name`
 * distinguishes its button from others.
 */
export function ExpandableText({
  name,
  text,
  note,
}: {
  name: string
  text: string
  note: ReactNode
}) {
  const paragraphRef = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isExpanded, setIsExpanded] = useState(false)
  const label = isExpanded ? uiCopy.showLess : uiCopy.showMore

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setIsCut(entry!.target.scrollHeight > entry!.target.clientHeight),
    )
    observer.observe(paragraphRef.current!)
    return () => observer.disconnect()
  }, [text])

  return (
    <>
      <p
        ref={paragraphRef}
        dir="auto"
        className={clsx(
          'mt-2 whitespace-pre-line text-muted empty:hidden',
          !isExpanded && 'line-clamp-4',
        )}
      >
        {isExpanded ? text : text.replaceAll(/\n\s*\n/g, '\n')}
      </p>
      {/* The button doesn't change the height, so that a restored scroll position stays. */}
      <div className="flex flex-wrap items-end justify-between gap-4">
        {note}
        {(isCut || isExpanded) && (
          <Button
            variant="ghost"
            aria-expanded={isExpanded}
            aria-label={`${label} of ${name}`}
            onClick={() => setIsExpanded(!isExpanded)}
            className="-my-3.5 -mr-4.75 shrink-0"
          >
            {label}
          </Button>
        )}
      </div>
    </>
  )
}
