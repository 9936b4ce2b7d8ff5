import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures'

const project = 'https://project.supabase.co'

/** Builds for a hosted project. */
function build(outDir: string, key: string) {
  return spawnSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', outDir], {
    encoding: 'utf8',
    env: { ...process.env, VITE_SUPABASE_URL: project, VITE_SUPABASE_PUBLISHABLE_KEY: key },
  })
}

/** The text of every file that was built. */
async function textOf(outDir: string) {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  )
  return texts.join('\n')
}

/** Whether a text holds what opens a database past its policies: a secret key, or a token of the service role. */
function holdsSecret(text: string) {
  const payloads = [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].map(([, payload]) =>
    Buffer.from(payload!, 'base64url').toString(),
  )
  return [text, ...payloads].some((part) => /sb_secret_|service_role/.test(part))
}

test.describe('what is published', () => {
  let outDir = ''
  test.beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'omnia-build-'))
  })
  test.afterAll(() => rm(outDir, { recursive: true }))

  test('holds the publishable key, and no secret', async () => {
    test.setTimeout(120_000)
    const { status, stderr } = build(outDir, 'sb_publishable_hosted')
    expect(status, stderr).toBe(0)

    const hosted = await textOf(outDir)
    expect(hosted).toContain('sb_publishable_hosted')
    expect(holdsSecret(hosted)).toBe(false)
    const headers = await readFile(join(outDir, '_headers'), 'utf8')
    expect(headers).toContain(`connect-src 'self' ${project} wss://project.supabase.co;`)

    const embedded = await textOf('dist-embedded')
    expect(embedded).toContain('sb_publishable_embedded')
    expect(holdsSecret(embedded)).toBe(false)
  })

  test('is not built with a secret key', () => {
    const { status, stderr } = build(outDir, 'sb_secret_hosted')
    expect(stderr).toContain('holds a secret key')
    expect(status).toBe(1)
  })
})
