import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

test('the development server does not serve the database files', async () => {
  const file = `supabase/.temp/${randomUUID()}.secret-key`
  await mkdir('supabase/.temp', { recursive: true })
  await writeFile(file, 'secret')
  onTestFinished(() => rm(file))

  // With a project, no database starts.
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_hosted')
  const server = await createServer({
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, strictPort: false },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const origin = server.resolvedUrls!.local[0]!
  expect((await fetch(origin + 'favicon.svg')).status).toBe(200)
  expect((await fetch(origin + file)).status).toBe(403)
})
