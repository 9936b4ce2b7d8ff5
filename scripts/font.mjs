// Cuts what the pages are written in out of Figtree: the characters and weights that src/index.css
// names for src/ui/figtree.woff2, small enough to come in one round trip.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
)
const [rule] = /@font-face \{[^}]*figtree\.woff2[^}]*\}/.exec(readFileSync('src/index.css', 'utf8'))
const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule)
const characters = [...rule.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].flatMap(
  ([, from, to = from]) => {
    const first = parseInt(from, 16)
    const count = parseInt(to, 16) - first + 1
    return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index))
  },
)
const font = await subsetFont(readFileSync(whole), characters.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: Number(min), max: Number(max) } },
})
writeFileSync('src/ui/figtree.woff2', font)
console.log(`${font.length} bytes`)
