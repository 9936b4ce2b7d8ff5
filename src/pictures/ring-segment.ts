import { ringSuites } from '@/content/catalog/suites'

/** Half the angle of a segment. The rest of its share of the circle is a gap. */
const halfAngle = (0.864 * Math.PI) / ringSuites.length
const [x, y] = [Math.sin(halfAngle), Math.cos(halfAngle)].map((value) => (9 * value).toFixed(2))

/** The path of a segment in the middle of the ring's top, around the origin, for a stroke of 4.5. */
export const ringSegment = `M-${x}-${y}A9 9 0 0 1 ${x}-${y}`
