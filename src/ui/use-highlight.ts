import { useState } from 'react'

/** Returns the value of the hovered or focused element, and a function for the props of each. */
export function useHighlight<T>() {
  const [highlighted, setHighlighted] = useState<T>()
  const clear = () => setHighlighted(undefined)
  const getHighlightProps = (value: T) => ({
    onPointerEnter: () => setHighlighted(() => value),
    onPointerLeave: clear,
    onFocus: () => setHighlighted(() => value),
    onBlur: clear,
  })
  return [highlighted, getHighlightProps] as const
}
