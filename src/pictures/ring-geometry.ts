import { ringSuites, type RingSuite } from '@/content/catalog/suites'

/** Half the angle of a segment. The rest of its share of the circle is a gap. */
const halfAngle = (0.864 * Math.PI) / ringSuites.length
const [x, y] = [Math.sin(halfAngle), Math.cos(halfAngle)].map((value) => (9 * value).toFixed(2))

/** The path of a segment in the middle of the ring's top, around the origin, for a stroke of 4.5. */
export const ringSegment = `M-${x}-${y}A9 9 0 0 1 ${x}-${y}`

/** Returns the turns from the top of the ring, where the first suite is, clockwise to a suite. */
export const getRingTurn = (suite: RingSuite) => ringSuites.indexOf(suite) / ringSuites.length

/** Returns the turns of the ring that bring a suite's segment to the top by the shorter way. */
export function getTurnToTop(suite: RingSuite) {
  const turn = getRingTurn(suite)
  return turn > 0.5 ? 1 - turn : -turn
}
