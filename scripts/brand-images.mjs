// Writes the icons, the manifest and the social card, from the logo, the brand's words and the colours of src/index.css.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { formatHex } from 'culori'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'
import { findChromium } from './chromium.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const load = async (path) =>
  (await runnerImport(path, { configFile: false, resolve: { tsconfigPaths: true } })).module

const { brand } = await load('./src/content/brand.ts')
const { suites } = await load('./src/content/suites.ts')
const { Logo } = await load('./src/layout/logo.tsx')
const { readTokens } = await load('./tests/tokens.ts')

const css = readFileSync('src/index.css', 'utf8')
const hex = (token, suite = 'company') => formatHex(readTokens(css, suite, 'light')(token))

/** The logo as a picture of its own, in colours that every program knows. */
const ring = renderToStaticMarkup(createElement(Logo, { className: '' }))
  .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  .replace(/ class="[^"]*"/, '')
  .replace(' aria-hidden="true"', '')
  .replaceAll(
    /data-suite="(\w+)"([^>]*?)stroke="var\(--([\w-]+)\)"/g,
    (_, suite, rest, token) => `${rest.trim()} stroke="${hex(token, suite)}"`,
  )

writeFileSync(
  'public/favicon.svg',
  `${ring.replaceAll('<circle', '\n  <circle').replace('</svg>', '\n</svg>')}\n`,
)

const icons = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
]

/** The ring on the page's colour, a gap of it at the top, within the circle that no mask of a phone cuts into. */
const iconPage = `
  <style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${hex('page')} }
    svg { width: 74%; rotate: 3.5deg }
  </style>
  ${ring}`

const font = readFileSync(
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
).toString('base64')

const dots = Object.entries(suites)
  .filter(([suite]) => suite !== 'company')
  .map(
    ([suite, name]) =>
      `<li><i style="background: ${hex('accent-vivid', suite)}"></i>${name.replace('&', '&amp;')}</li>`,
  )
  .join('')

const cardPage = `
  <style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }
    * { margin: 0; padding: 0; box-sizing: border-box }
    body {
      position: relative; width: 1200px; height: 630px; overflow: hidden; padding: 64px 72px;
      display: flex; flex-direction: column; font-family: Figtree;
      background: ${hex('page')}; color: ${hex('ink')};
    }
    .name { display: flex; align-items: center; gap: 18px; font-size: 44px; font-weight: 700; letter-spacing: -0.025em }
    .name svg { width: 60px; rotate: 3.5deg }
    h1 { width: 640px; margin: auto 0; font-size: 68px; font-weight: 650; line-height: 1.04; letter-spacing: -0.034em; text-wrap: balance }
    ul { width: 640px; display: flex; flex-wrap: wrap; gap: 12px 28px; list-style: none; font-size: 21px; font-weight: 500; color: ${hex('muted')} }
    li { display: flex; align-items: center; gap: 11px }
    i { width: 12px; height: 12px; border-radius: 50% }
    .ring { position: absolute; width: 680px; right: -210px; top: -25px }
    .ring svg { width: 100%; display: block; rotate: 16deg }
  </style>
  <div class="ring">${ring}</div>
  <div class="name">${ring}${brand.name}</div>
  <h1>${brand.promise}</h1>
  <ul>${dots}</ul>`

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  const draw = async (file, width, height, html) => {
    await page.setViewportSize({ width, height })
    await page.setContent(`<!doctype html>${html}`)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `public/${file}` })
  }
  for (const { file, size } of icons) await draw(file, size, size, iconPage)
  await draw('social-card.png', 1200, 630, cardPage)
} finally {
  await browser.close()
}

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: `${brand.promise}.`,
  start_url: '/',
  display: 'browser',
  background_color: hex('page'),
  theme_color: hex('page'),
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
writeFileSync('public/site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)
