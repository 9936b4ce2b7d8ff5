import { expect, test } from 'vitest'
import { iconNames } from './icon-names'
import drawings from './icons.svg?raw'

const sources = Object.values(
  import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/ui/icon-names.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join()

test('every icon has its drawing, and there is no other', () => {
  const drawn = [...drawings.matchAll(/<symbol id="icon-([\w-]+)" viewBox="0 0 24 24"><\w/g)]
  expect(drawn.map(([, name]) => name)).toEqual([...iconNames])
})

test('every icon is used, and listed once', () => {
  expect(iconNames.filter((name) => !new RegExp(`['"]${name}['"]`).test(sources))).toEqual([])
  expect([...new Set(iconNames)].sort()).toEqual([...iconNames])
})
