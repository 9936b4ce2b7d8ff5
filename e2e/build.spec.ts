import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures'

const project = 'https://project.supabase.co'

/** Builds the site for a hosted Supabase project. */
function build(outDir: string, key: string) {
  return spawnSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', outDir], {
    encoding: 'utf8',
    env: { ...process.env, VITE_SUPABASE_URL: project, VITE_SUPABASE_PUBLISHABLE_KEY: key },
  })
}

/** Returns the text of all files in a build. */
async function readText(outDir: string) {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  )
  return texts.join('\n')
}

/** Whether a text contains a secret key or service role token, which bypass row-level security. */
function containsSecret(text: string) {
  const payloads = [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].map(([, payload]) =>
    Buffer.from(payload!, 'base64url').toString(),
  )
  return [text, ...payloads].some((part) => /sb_secret_|service_role/.test(part))
}

test.describe('the production build', () => {
  let outDir = ''
  test.beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'omnia-build-'))
  })
  test.afterAll(() => rm(outDir, { recursive: true }))

  test('the build contains the publishable key and no secret', async () => {
    test.setTimeout(120_000)
    const { status, stderr } = build(outDir, 'sb_publishable_hosted')
    expect(status, stderr).toBe(0)

    const hosted = await readText(outDir)
    expect(hosted).toContain('sb_publishable_hosted')
    expect(containsSecret(hosted)).toBe(false)
    const headers = await readFile(join(outDir, '_headers'), 'utf8')
    expect(headers).toContain(`connect-src 'self' ${project};`)

    const embedded = await readText('dist-embedded')
    expect(embedded).toContain('sb_publishable_embedded')
    expect(containsSecret(embedded)).toBe(false)
  })
})
