import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { brand } from '@/content/brand'
import { pageRoutes } from '@/content/catalog/page-routes'
import { ringSuites, type RingSuite, suites } from '@/content/catalog/suites'
import { getRingTurn, ringSegment } from '@/pictures/ring-geometry'
import { readHex } from '../../build/design-tokens'
import { test } from '../fixtures'

const color = (name: string) => readHex(name, 'company', 'light')

const toDataUrl = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`

const ring = await toDataUrl('public/favicon.svg', 'image/svg+xml')

/** Returns the ring; a suite's segment is lit and at the left. */
function drawRing(lit?: RingSuite) {
  const turn = lit ? getRingTurn(lit) + 0.25 : 0
  const segments = ringSuites.map(
    (suite) =>
      `<path d="${ringSegment}" stroke="${readHex('accent-vivid', suite, 'light')}" opacity="${!lit || suite === lit ? 1 : 0.25}" transform="rotate(${360 * (getRingTurn(suite) - turn)})" />`,
  )
  return `<svg class="ring" viewBox="-12 -12 24 24" fill="none" stroke-width="4.5">${segments.join('')}</svg>`
}

const dot = (suite: RingSuite) =>
  `<i style="background: ${readHex('accent-vivid', suite, 'light')}"></i>`

/** The social cards: one for the company, and one for each suite with its first services. */
const cards = [
  {
    name: 'company',
    title: brand.promise,
    items: ringSuites.map((suite) => dot(suite) + suites[suite].label),
    ringImage: drawRing(),
  },
  ...ringSuites.map((suite) => ({
    name: suite,
    title: suites[suite].label,
    items: pageRoutes
      .filter((route) => route.suite === suite)
      .slice(0, 6)
      .map(({ label }) => dot(suite) + label),
    ringImage: drawRing(suite),
  })),
]

for (const { name, title, items, ringImage } of cards)
  test(`social card of ${name}`, async ({ page }) => {
    const font = await toDataUrl(
      'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      'font/woff2',
    )
    await page.setViewportSize({ width: 1200, height: 630 })
    await page.setContent(`
    <style>
      @font-face { font-family: Figtree; font-weight: 300 900; src: url(${font}) }
      body { margin: 0; padding: 64px 72px; background: ${color('page')}; color: ${color('ink')}; font: 22px/37px Figtree; overflow: hidden }
      .name { display: flex; align-items: center; gap: 14px; font: 700 46px/60px Figtree; letter-spacing: -0.02em }
      h1 { width: 560px; margin: 64px 0; font: 600 72px/72px Figtree; letter-spacing: -0.03em; text-wrap: balance }
      ul { display: flex; flex-wrap: wrap; width: 600px; column-gap: 28px; margin: 0; padding: 0; list-style: none; color: ${color('muted')} }
      i { display: inline-block; width: 12px; height: 12px; margin-right: 11px; border-radius: 50% }
      .ring { position: absolute; left: 730px; top: -25px; width: 680px }
    </style>
    <div class="name"><img src="${ring}" width="64" alt="">${brand.name}</div>
    <h1>${title}</h1>
    <ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>
    ${ringImage}`)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `public/social-cards/${name}.png` })
  })

/** Draws the ring, and around it the part of the width that stays empty. */
async function drawIcon(page: Page, size: number, margin = 0, background = 'transparent') {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin: 0; background: ${background}"><img src="${ring}" width="${size}" style="display: block; box-sizing: border-box; padding: ${margin * 100}%" alt="">`,
  )
  return page.screenshot({ omitBackground: true })
}

test('icons', async ({ page }) => {
  for (const [file, size] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const)
    // Maskable icons may lose all but the middle 80%.
    await writeFile(`public/${file}.png`, await drawIcon(page, size, 0.13, color('page')))

  const sizes = [16, 32, 48]
  const images: Buffer[] = []
  for (const size of sizes) images.push(await drawIcon(page, size))
  await writeFile('public/favicon.ico', toIco(sizes, images))
})

/** Returns PNG images as an ICO file. */
function toIco(sizes: number[], images: Buffer[]) {
  const header = Buffer.alloc(6 + 16 * sizes.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sizes.length, 4)
  let offset = header.length
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(images[index]!.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += images[index]!.length
  }
  return Buffer.concat([header, ...images])
}
