import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

interface LockedPackage {
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  optional?: boolean
  deprecated?: string
}

const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** The packages of which something holds. */
const those = (holds: (locked: LockedPackage) => unknown) =>
  locked.filter(([, entry]) => holds(entry)).map(([path]) => path)

test('no package runs an install script, except those that are blocked', async () => {
  const { allowScripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  expect(locked.length).toBeGreaterThan(100)
  // The script of msw copies its service worker into projects that ask for it; ours does not. An npm too
  // old to know `allowScripts` runs it.
  expect(allowScripts).toEqual({ msw: false })
  expect(those(({ hasInstallScript }) => hasInstallScript)).toEqual(['node_modules/msw'])
})

test('no package is deprecated', () => {
  expect(those(({ deprecated }) => deprecated)).toEqual([])
})

test('every package has an integrity hash and comes from the registry', () => {
  // Optional are the binaries for other machines, of which an install takes the one that it needs.
  expect(those(({ integrity, optional }) => !integrity && !optional)).toEqual([])
  expect(those(({ integrity }) => integrity && !integrity.startsWith('sha512-'))).toEqual([])
  expect(
    those(({ resolved }) => resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  ).toEqual([])
})
