/** How many single-letter changes make one text into the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    }
    row = next
  }
  return row[b.length]!
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word !== 'services')

/** How far a path is from what was asked for: the mean distance of each word asked for to the nearest word of the path. */
function score(asked: string[], path: string): number {
  const own = words(path)
  if (!own.length || !asked.length) return 1
  const misses = asked.map((word) =>
    Math.min(...own.map((other) => distance(word, other) / Math.max(word.length, other.length))),
  )
  return misses.reduce((sum, miss) => sum + miss, 0) / misses.length
}

/** The candidates whose `path` or `label` come closest to an address that was not found, best first. */
export function nearest<T extends { path: string; label: string }>(
  pathname: string,
  candidates: readonly T[],
  count: number,
): T[] {
  const asked = words(pathname)
  return candidates
    .map((candidate) => ({
      candidate,
      score: score(asked, `${candidate.path} ${candidate.label}`),
    }))
    .filter((entry) => entry.score < 0.6)
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map((entry) => entry.candidate)
}
