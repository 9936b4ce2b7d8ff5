import { distance } from 'fastest-levenshtein'

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word !== 'services')

/** The mean edit distance, 0 to 1, of the words of the unknown path to the nearest words of a candidate. */
function score(wanted: string[], path: string): number {
  const own = words(path)
  if (!own.length || !wanted.length) return 1
  const misses = wanted.map((word) =>
    Math.min(...own.map((other) => distance(word, other) / Math.max(word.length, other.length))),
  )
  return misses.reduce((sum, miss) => sum + miss, 0) / misses.length
}

/** The candidates whose `path` or `label` are most similar to an unknown path, best first. */
export function nearest<T extends { path: string; label: string }>(
  pathname: string,
  candidates: readonly T[],
  count: number,
): T[] {
  const wanted = words(pathname)
  return candidates
    .map((candidate) => ({
      candidate,
      score: score(wanted, `${candidate.path} ${candidate.label}`),
    }))
    .filter((entry) => entry.score < 0.6)
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map((entry) => entry.candidate)
}
