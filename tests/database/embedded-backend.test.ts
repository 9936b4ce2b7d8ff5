import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createServer } from 'vite'
import {
  lockDataDirectory,
  getOrCreateSecretKey,
} from '../../build/embedded-backend/data-directory'
import { embeddedBackend } from '../../build/embedded-backend/plugin'
import { decodeJwt } from '../../src/lib/decode-jwt'
import { copyTemplate } from './open-database'
import { bearer, type Headers, send, signUp, startBackend } from './start-backend'

// The backend logs rejected requests.
vi.spyOn(console, 'error').mockImplementation(() => undefined)

const { url, secretKey, close } = await startBackend()
afterAll(async () => {
  vi.restoreAllMocks()
  await close()
})

async function call(method: string, path: string, headers: Headers = {}, body?: object) {
  const { status, text } = await send(url + path, { method, headers, body })
  return { status, json: text ? (JSON.parse(text) as unknown) : undefined }
}

const sendMessage = (message: string, headers?: Headers) =>
  call('POST', '/rest/v1/contacts', headers, { name: 'Ada', email: 'ada@example.com', message })

describe('requests from other sites', () => {
  test.each(['https://example.com', 'http://127.0.0.1:1', 'null', 'not an origin'])(
    'rejects requests with the origin %s',
    async (origin) => {
      for (const path of ['/rest/v1/posts', '/auth/v1/settings'])
        expect(await call('GET', path, { Origin: origin })).toMatchObject({ status: 403 })
    },
  )

  test('rejects requests of other origins before they reach the database', async () => {
    const { status } = await sendMessage('Hello', { Origin: 'https://example.com' })
    expect(status).toBe(403)
    const { json } = await call('GET', '/rest/v1/contacts', { apikey: secretKey })
    expect(json).toEqual([])
  })

  test('accepts requests with its own origin', async () => {
    expect(await call('GET', '/auth/v1/health', { Origin: url })).toMatchObject({ status: 200 })
  })
})

test.each(['/rest/v1/../../_system/config', '/auth/v1/%2e%2e/%2e%2e/_system/config'])(
  'does not serve %s, which is outside its paths',
  async (path) => {
    // fetch would resolve the path before sending it.
    const { hostname, port } = new URL(url)
    const sent = request({ hostname, port, path, headers: { apikey: secretKey } }).end()
    const [response] = await once(sent, 'response')
    response.resume()
    expect(response.statusCode).toBe(404)
  },
)

describe('large request bodies', () => {
  test('rejects a body over 2 MB with status 413', async () => {
    expect(await sendMessage('x'.repeat(2 * 1024 * 1024))).toMatchObject({ status: 413 })
  })

  test('passes a body under 2 MB to the database, which has its own limit', async () => {
    expect(await sendMessage('x'.repeat(2 * 1024 * 1024 - 100))).toMatchObject({
      json: { code: '23514', message: 'a contact request must be shorter than 100 KB' },
    })
  })

  test('rejects a body of unknown length', async () => {
    const headers = { 'Transfer-Encoding': 'chunked' }
    const sent = request(`${url}/rest/v1/contacts`, { method: 'POST', headers }).end('{}')
    const [response] = await once(sent, 'response')
    response.resume()
    expect(response.statusCode).toBe(411)
  })
})

describe('the IP address of a sender', () => {
  test('ignores cf-connecting-ip, which anyone can send', async () => {
    const responses = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        sendMessage(`Message ${index}`, { 'cf-connecting-ip': `192.0.2.${index}` }),
      ),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20)
    // The page shows the message of the database.
    expect(responses.filter(({ status }) => status !== 201)).toMatchObject([
      {
        status: 429,
        json: { code: 'PT429', message: expect.stringMatching(/^We’ve had too many messages/) },
      },
    ])
  })
})

test('the secret key of a database in memory is random', async () => {
  const [first, second] = await Promise.all(['memory://', 'memory://'].map(getOrCreateSecretKey))
  expect(first).toMatch(/^sb_secret_[\w-]{43}$/)
  expect(second).not.toBe(first)
})

describe('a data directory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'omnia-data-'))
  afterAll(() => rm(folder, { recursive: true }))

  test('stores its secret key in a file that only its owner can read', async () => {
    const key = await getOrCreateSecretKey(join(folder, 'data'))
    expect(await getOrCreateSecretKey(join(folder, 'data'))).toBe(key)
    expect(await getOrCreateSecretKey(join(folder, 'other'))).not.toBe(key)

    const file = join(folder, 'data.secret-key')
    expect(await readFile(file, 'utf8')).toBe(key)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('is rejected while another process has it open, with a message that names the process', async () => {
    const data = join(folder, 'locked')
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
    await writeFile(`${data}.pid`, String(other.pid))
    await expect(lockDataDirectory(data)).rejects.toThrow(
      `Process ${other.pid}, another "npm run dev" or "npm start", has ${data} open`,
    )
    other.kill()
    await once(other, 'exit')
    await lockDataDirectory(data)
    expect(await readFile(`${data}.pid`, 'utf8')).toBe(String(process.pid))
  })

  test('keeps accounts when the development server restarts repeatedly', async () => {
    const { folder: data, remove } = await copyTemplate()
    vi.stubEnv('OMNIA_DATABASE', data)
    onTestFinished(() => void vi.unstubAllEnvs())
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      plugins: [embeddedBackend()],
      server: { port: 0, host: '127.0.0.1', watch: null },
    })
    await server.listen()
    const origin = () => server.resolvedUrls!.local[0]!.replace(/\/$/, '')
    const statuses: number[] = []
    for (const email of ['ada@example.com', 'bob@example.com']) {
      const { access_token } = await signUp(origin(), email)
      await server.restart()
      const { status } = await send(`${origin()}/auth/v1/user`, { headers: bearer(access_token) })
      statuses.push(status)
    }
    await server.close()
    await remove()
    expect(statuses).toEqual([200, 200])
  })
})

test('a backend rejects the tokens and the secret key of another backend', async () => {
  const other = await startBackend()
  try {
    const { access_token } = await signUp(url, 'eve@example.com')
    for (const headers of [
      { apikey: 'sb_publishable_embedded', ...bearer(access_token) },
      { apikey: secretKey },
    ]) {
      const response = await fetch(`${other.url}/rest/v1/posts`, { headers })
      // Read the response to its end, because closing the backend waits for its responses.
      expect(await response.json()).toMatchObject({ message: expect.any(String) })
      expect(response.status).toBe(401)
    }
  } finally {
    await other.close()
  }
})

describe('behavior of a hosted project that the site relies on', () => {
  test('a token contains the method and start time of its session, even after a refresh', async () => {
    const { access_token, refresh_token } = await signUp(url, 'cleo@example.com')
    const claims = decodeJwt(access_token)
    expect(claims).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.closeTo(Date.now() / 1000, -2) }],
    })
    const { json } = await call(
      'POST',
      '/auth/v1/token?grant_type=refresh_token',
      {},
      { refresh_token },
    )
    const refreshed = (json as { access_token: string }).access_token
    expect(decodeJwt(refreshed)).toMatchObject({ amr: Reflect.get(claims, 'amr') as object[] })
    expect(await call('GET', '/rest/v1/posts', bearer(refreshed))).toMatchObject({ status: 200 })
  })

  test('a violated constraint returns its code, and times are in ISO 8601', async () => {
    const { access_token, user } = await signUp(url, 'dan@example.com')
    const post = (title: string) =>
      call(
        'POST',
        '/rest/v1/posts?select=created_at',
        { ...bearer(access_token), Prefer: 'return=representation' },
        { title, user_id: user.id },
      )
    expect(await post(' ')).toMatchObject({
      status: 400,
      json: {
        code: '23514',
        message: 'new row for relation "posts" violates check constraint "posts_title_not_blank"',
      },
    })
    const { json } = await post('A post')
    expect(json).toEqual([
      { created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/) },
    ])
  })
})
