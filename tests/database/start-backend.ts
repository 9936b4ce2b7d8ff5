import { preview } from 'vite'
import { embeddedBackend } from '../../build/embedded-backend/plugin'
import { copyTemplate } from './open-database'

export type Headers = Record<string, string>

export interface Attempt {
  method?: string
  headers?: Headers
  body?: object | string
}

/** Sends a request with the publishable key to a backend. */
export async function send(url: string, { headers, body, method }: Attempt = {}) {
  const response = await fetch(url, {
    method,
    headers: { apikey: 'sb_publishable_embedded', 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

export const password = 'correct horse battery'

/** Creates an account. Resolves to its session. */
export async function signUp(url: string, email: string) {
  const { text } = await send(`${url}/auth/v1/signup`, {
    method: 'POST',
    body: { email, password },
  })
  return JSON.parse(text) as { access_token: string; refresh_token: string; user: { id: string } }
}

export const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` })

/** Starts the embedded backend on a free port, with a separate migrated database. */
export async function startBackend(): Promise<{
  url: string
  secretKey: string
  close: () => Promise<void>
}> {
  const { folder, remove } = await copyTemplate()
  Object.assign(process.env, { OMNIA_DATABASE: folder, LITE_AUTH_BCRYPT_COST: '4' })
  delete process.env.OMNIA_SECRET_KEY
  delete process.env.OMNIA_TRUST_IP_HEADER
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'public' },
    plugins: [embeddedBackend()],
    preview: { port: 0, host: '127.0.0.1' },
  })
  return {
    url: server.resolvedUrls!.local[0]!.replace(/\/$/, ''),
    secretKey: process.env.OMNIA_SECRET_KEY!,
    close: () => server.close().then(remove),
  }
}
