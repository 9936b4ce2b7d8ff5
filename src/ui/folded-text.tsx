import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from './button'

/** How many characters fill four lines, about, and on narrow screens. */
const fourLines = { wide: 400, narrow: 160 }

/** A text that is folded after four lines. `name` tells its button from others. */
export function FoldedText({ name, text }: { name: string; text: string }) {
  const [unfolded, setUnfolded] = useState(false)
  const isLong = text.length > fourLines.wide || text.split('\n').length > 4
  const label = unfolded ? 'Show less' : 'Show more'
  return (
    <>
      <p
        dir="auto"
        className={clsx(
          'mt-2 whitespace-pre-line text-muted',
          !unfolded && (isLong ? 'line-clamp-4' : 'max-sm:line-clamp-4'),
        )}
      >
        {text}
      </p>
      {(isLong || text.length > fourLines.narrow) && (
        <Button
          variant="quiet"
          aria-expanded={unfolded}
          aria-label={`${label} of ${name}`}
          onClick={() => setUnfolded(!unfolded)}
          className={clsx('mt-1 -ml-4.75', !isLong && 'sm:hidden')}
        >
          {label}
        </Button>
      )}
    </>
  )
}
