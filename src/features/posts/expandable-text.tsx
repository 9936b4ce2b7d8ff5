import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'

/**
 * The text of a post, which may be empty. At first, it shows three lines; if there are more, a button
 * shows them. It doesn't change the height, so that a restored scroll position stays.
 */
export function ExpandableText({ title, text }: { title: string; text: string }) {
  const paragraphRef = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isExpanded, setIsExpanded] = useState(false)
  const label = isExpanded ? 'Show less' : 'Show more'

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
          'col-span-full row-start-2 mt-1 text-sm whitespace-pre-line text-muted empty:hidden @xl:col-end-3',
          !isExpanded && 'line-clamp-3',
        )}
      >
        {text.trim()}
      </p>
      {(isCut || isExpanded) && (
        <Button
          variant="ghost"
          aria-expanded={isExpanded}
          aria-label={`${label} of ${title}`}
          onClick={() => setIsExpanded(!isExpanded)}
          className="col-start-2 row-start-3 -my-3 -mr-button justify-self-end whitespace-nowrap @xl:col-start-3 @xl:row-start-2 @xl:-mb-2.5 @xl:self-end"
        >
          {label}
        </Button>
      )}
    </>
  )
}
