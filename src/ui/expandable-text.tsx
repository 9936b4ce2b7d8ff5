import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button'

/**
 * A text, which may be empty. At first, it shows three lines; if there are more, a button shows them,
 * which the caller's grid places. `name` distinguishes the button from others.
 */
export function ExpandableText({
  name,
  text,
  className,
  buttonClassName,
}: {
  name: string
  text: string
  className: string
  /** Placement only. The button doesn't change the height, so that a restored scroll position stays. */
  buttonClassName: string
}) {
  const paragraphRef = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isExpanded, setIsExpanded] = useState(false)
  const label = isExpanded ? 'Show less' : 'Show more'

  // Another text may have the same height, so each text is observed.
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
          'whitespace-pre-line empty:hidden',
          !isExpanded && 'line-clamp-3',
          className,
        )}
      >
        {text.trim()}
      </p>
      {(isCut || isExpanded) && (
        <Button
          variant="ghost"
          aria-expanded={isExpanded}
          aria-label={`${label} of ${name}`}
          onClick={() => setIsExpanded(!isExpanded)}
          className={clsx('-mr-button whitespace-nowrap inset-focus', buttonClassName)}
        >
          {label}
        </Button>
      )}
    </>
  )
}
