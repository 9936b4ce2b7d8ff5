import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

interface LockedPackage {
  engines?: { node?: string }
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  optional?: boolean
  deprecated?: string
}

const { engines, dependencies, devDependencies, allowScripts } = JSON.parse(
  await readFile('package.json', 'utf8'),
) as Record<'engines' | 'dependencies' | 'devDependencies' | 'allowScripts', Record<string, string>>

const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Returns the paths of the locked packages that match a condition. */
const those = (holds: (locked: LockedPackage) => unknown) =>
  locked.filter(([, entry]) => holds(entry)).map(([path]) => path)

/** Whether a range of versions, such as "^20.19.0 || >=22.12.0", contains a version. */
const contains = (range: string, version: string) =>
  range.split('||').some((part) => {
    const [, operator, from = ''] = /^(\^|>=)? *([\d.]+)/.exec(part.trim()) ?? []
    return (
      from.localeCompare(version, 'en', { numeric: true }) <= 0 &&
      (operator === '>=' || parseInt(from) === parseInt(version))
    )
  })

test('every direct dependency accepts the oldest Node of package.json (docs/decisions.md, 21)', () => {
  const [oldest] = /[\d.]+/.exec(engines.node!)!
  const direct = Object.keys({ ...dependencies, ...devDependencies })
  const rejecting = direct.filter(
    (name) => !contains(packages[`node_modules/${name}`]?.engines?.node ?? '>=0', oldest),
  )
  expect(rejecting).toEqual([])
  expect(parseInt(devDependencies['@types/node']!)).toBe(parseInt(oldest))
})

test('only packages with a blocked install script have one', () => {
  expect(locked.length).toBeGreaterThan(100)
  // msw's script copies its service worker into projects that request it, which ours doesn't. Older
  // npm versions without `allowScripts` run it.
  expect(allowScripts).toEqual({ msw: false })
  expect(those(({ hasInstallScript }) => hasInstallScript)).toEqual(['node_modules/msw'])
})

test('no package is deprecated', () => {
  expect(those(({ deprecated }) => deprecated)).toEqual([])
})

test('every package has an integrity hash and comes from the registry', () => {
  // Binaries for other platforms are optional, and an install downloads only the one that it needs.
  expect(those(({ integrity, optional }) => !integrity && !optional)).toEqual([])
  expect(those(({ integrity }) => integrity && !integrity.startsWith('sha512-'))).toEqual([])
  expect(
    those(({ resolved }) => resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  ).toEqual([])
})
