import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button'

/** A text, maybe an empty one, that is folded after four lines, above a note. `name` tells its button from others. */
export function FoldedText({ name, text, note }: { name: string; text: string; note: ReactNode }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const label = isUnfolded ? 'Show less' : 'Show more'

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setIsCut(entry!.target.scrollHeight > entry!.target.clientHeight),
    )
    observer.observe(paragraph.current!)
    return () => observer.disconnect()
  }, [text])

  return (
    <>
      <p
        ref={paragraph}
        dir="auto"
        className={clsx(
          'mt-2 whitespace-pre-line text-muted empty:hidden',
          !isUnfolded && 'line-clamp-4',
        )}
      >
        {text}
      </p>
      {/* The button changes no height, so that a restored scroll position stays. */}
      <div className="flex flex-wrap items-end justify-between gap-4">
        {note}
        {(isCut || isUnfolded) && (
          <Button
            variant="quiet"
            aria-expanded={isUnfolded}
            aria-label={`${label} of ${name}`}
            onClick={() => setIsUnfolded(!isUnfolded)}
            className="-my-3.5 -mr-4.75 shrink-0"
          >
            {label}
          </Button>
        )}
      </div>
    </>
  )
}
