import { preview } from 'vite'
import { embeddedBackend } from '../../build/embedded-backend'

/** Starts the embedded backend on a free port, with an empty database in memory. */
export async function startBackend(): Promise<{
  url: string
  secretKey: string
  close: () => Promise<void>
}> {
  Object.assign(process.env, { OMNIA_DATABASE: 'memory://', LITE_AUTH_BCRYPT_COST: '4' })
  delete process.env.OMNIA_SECRET_KEY
  delete process.env.OMNIA_TRUST_ADDRESS_HEADER
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
    close: () => server.close(),
  }
}
