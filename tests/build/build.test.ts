import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { searchDocuments } from 'virtual:search-documents'
import { brand } from '@/content/brand'
import { pageRoutes } from '@/content/catalog/page-routes'
import { content as contact } from '@/content/pages/contact'
import { content as pricing } from '@/content/pages/pricing'
import { content as legal } from '@/content/pages/services/legal'
import { getPagePaths } from '@/routing/route-lookup'
import { matchHeaders } from '../../build/headers-file'
import { getHtmlText } from '../helpers/html-text'
import { readBuild } from '../helpers/read-build'
import { signedInPaths } from '../helpers/signed-in-paths'

const paths = pageRoutes.flatMap(getPagePaths)
const {
  VITE_SUPABASE_URL: project = 'https://project.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: key = 'sb_publishable_hosted',
  OMNIA_BUILD: folder = build(),
} = process.env

/** Builds the site for a hosted Supabase project. Returns its folder. */
function build() {
  const outDir = mkdtempSync(join(tmpdir(), 'omnia-build-'))
  afterAll(() => rmSync(outDir, { recursive: true }))
  const { status, stderr } = spawnSync('node_modules/.bin/vite', ['build', '--outDir', outDir], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_SUPABASE_URL: project,
      VITE_SUPABASE_PUBLISHABLE_KEY: key,
      VITE_SITE_URL: 'https://omnia.test',
    },
  })
  if (status !== 0) throw new Error(stderr)
  return outDir
}

const { builtHtml, preloadedScripts, transferSize } = readBuild(folder)

/** Whether a text contains a secret key or service role token, which bypass row-level security. */
function containsSecret(text: string) {
  const payloads = [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].map(([, payload]) =>
    Buffer.from(payload!, 'base64url').toString(),
  )
  return [text, ...payloads].some((part) => /sb_secret_|service_role/.test(part))
}

test('the build contains the publishable key and no secret', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const text = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n')
  expect(text).toContain(key)
  expect(containsSecret(text)).toBe(false)
  const headers = readFileSync(join(folder, '_headers'), 'utf8')
  expect(headers).toContain(`connect-src 'self' ${project};`)
})

test.each(paths)(
  '%s has a title, a description, a header, a footer, nested headings and unique ids',
  (path) => {
    const html = builtHtml(path)
    expect(html).toMatch(new RegExp(`<title[^>]*>[^<]*${brand.name}`))
    expect(html).toMatch(/<meta [^>]*name="description" content="[^"]{50,}"/)
    for (const part of [/<header\b/g, /<main\b/g, /<footer\b/g])
      expect(html.match(part)).toHaveLength(1)
    const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
    const steps = levels.map((level, index) => level - (levels[index - 1] ?? 1))
    expect(Math.max(...steps)).toBeLessThan(2)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  },
)

test('no page hides a part until its script has loaded', () => {
  // The logo is moved by a fraction of a pixel.
  const hidden = /^(opacity:\s*0(?!\.)|visibility|transform:(?!translateY\(calc))/
  const found = paths.flatMap((path) =>
    [...builtHtml(path).matchAll(/ style="([^"]*)"/g)]
      .flatMap(([, style]) => style!.split(';'))
      .filter((declaration) => hidden.test(declaration))
      .map((declaration) => `${path}: ${declaration}`),
  )
  expect(found).toEqual([])
})

test.each([
  { path: '/pricing', content: pricing },
  { path: '/contact', content: contact },
  { path: '/services/legal', content: legal },
])('$path contains every answer of its FAQ', ({ path, content }) => {
  const faq = content.sections.find((section) => section.kind === 'faq')
  const text = getHtmlText(builtHtml(path))
  expect(faq!.questions.length).toBeGreaterThan(1)
  for (const { answer } of faq!.questions) expect(text).toContain(answer)
})

test('only signed-in pages load TanStack Query', () => {
  const hasQueries = (script: string) =>
    readFileSync(join(folder, script), 'utf8').includes('No QueryClient set')
  const loading = paths.filter((path) => preloadedScripts(path).some(hasQueries))
  expect(loading).toEqual(signedInPaths)
})

test('the scripts for the first view of each public page are at most 150 KB', () => {
  const large = paths
    .filter((path) => !signedInPaths.includes(path))
    .map((path) => ({ path, kilobytes: transferSize(preloadedScripts(path)) / 1024 }))
    .filter(({ kilobytes }) => kilobytes > 150)
    .map(({ path, kilobytes }) => `${path}: ${kilobytes.toFixed(1)} KB`)
  expect(large).toEqual([])
})

const aliases = pageRoutes.flatMap(({ path, aliases: others = [] }) =>
  others.map((alias) => ({ alias, path })),
)

test.each(aliases)('the alias $alias has the same HTML as $path', ({ alias, path }) => {
  expect(builtHtml(alias)).toBe(
    builtHtml(path).replace(`data-path="${path}"`, `data-path="${alias}"`),
  )
})

test('every internal link and every search result opens a page and its section', () => {
  const found = new Set(['/', ...searchDocuments.map(({ href }) => href)])
  const searched = found.size
  const broken: string[] = []
  for (const url of found) {
    const { pathname, hash } = new URL(url, 'http://localhost')
    // Throws if the path has no file.
    const html = builtHtml(pathname)
    if (hash && !html.includes(`id="${hash.slice(1)}"`)) broken.push(url)
    for (const [, href] of html.matchAll(/<a [^>]*href="([/#][^"]*)"/g)) {
      // Before hydration, the query is ignored.
      const link = new URL(href!, `http://localhost${pathname}`)
      if (link.hash !== '#main') found.add(link.pathname + link.hash)
    }
  }
  expect(broken).toEqual([])
  // The pages link to sections that no search result opens.
  expect(found.size).toBeGreaterThan(searched)
})

describe('the preview server, started without standard input', () => {
  const origin = 'http://localhost:4277'
  let server: ChildProcess

  // Before vite.config.ts set CI, Vite stopped in four of five starts.
  beforeAll(async () => {
    server = spawn(
      'node_modules/.bin/vite',
      ['preview', '--outDir', folder, '--port', new URL(origin).port],
      { env: { ...process.env, CI: '' }, stdio: ['pipe', 'ignore', 'inherit'] },
    )
    server.stdin!.end()
    await vi.waitFor(() => fetch(origin), { timeout: 50_000, interval: 200 })
  }, 60_000)

  afterAll(async () => {
    const exited = once(server, 'exit')
    server.kill()
    await exited
  })

  test.each([
    '/no/such/page',
    '/services',
    '/pricing/no',
    '/assets/gone.js',
    `/${'long'.repeat(750)}`,
  ])('returns status 404 and the not-found page for %s', async (path) => {
    const response = await fetch(origin + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toMatch(
      new RegExp(`<title[^>]*>Page not found \\| ${brand.name}<`),
    )
  })

  // e2e/headers.spec.ts tests the backend's responses.
  test.each(['/', '/no/such/page', '/favicon.svg', preloadedScripts('/')[0]!])(
    'sends the headers of the file _headers with %s',
    async (path) => {
      const expected = matchHeaders(readFileSync(join(folder, '_headers'), 'utf8'), path)
      const { headers } = await fetch(origin + path)
      expect([...headers]).toEqual(expect.arrayContaining([...new Headers(expected)]))
    },
  )

  test.each(['/', '/services/legal', '/auth/confirm', '/no/such/page'])(
    'lets browsers revalidate %s, and sends the policy that it contains',
    async (path) => {
      const response = await fetch(origin + path)
      const html = await response.text()
      const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)!
      const header = response.headers.get('content-security-policy')
      expect(header).toBe(`${policy}; frame-ancestors 'none'`)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/)
      // Browsers look for the charset in the first 1024 bytes.
      expect(html.indexOf('<meta charset')).toBeLessThan(1000)
    },
  )
})
