import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** The first versions with what the product does not work without, from MDN. */
const needed = [
  { name: 'light-dark()', chrome: 123, firefox: 120, safari: 17.5 },
  { name: 'AbortSignal.any()', chrome: 116, firefox: 124, safari: 17.4 },
]

test('the build and the README name the first browsers that have light-dark() and AbortSignal.any()', async () => {
  const [, target] = /\btarget: \[(.*)\]/.exec(await readFile('vite.config.ts', 'utf8')) ?? []
  const readme = await readFile('README.md', 'utf8')
  for (const browser of ['chrome', 'firefox', 'safari'] as const) {
    const version = Math.max(...needed.map((feature) => feature[browser]))
    expect(target).toContain(`'${browser}${version}'`)
    expect(readme).toMatch(new RegExp(`\\b${browser}( or Edge)? ${version}\\b`, 'i'))
  }
})
