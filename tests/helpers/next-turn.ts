import { act } from '@testing-library/react'
import { expect } from 'vitest'

/** Lets the network respond while fake timers stand still. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Waits up to 10 s for a condition while fake timers stand still, which would stop `waitFor`. */
export async function waitForTurns(condition: () => boolean) {
  const start = performance.now()
  while (!condition()) {
    expect(performance.now() - start, 'ms that the test waited').toBeLessThan(10_000)
    await act(nextTurn)
  }
}
