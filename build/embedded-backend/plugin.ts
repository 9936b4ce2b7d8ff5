import type { App } from '@supabase/lite'
import { honoMiddleware } from '@supabase/lite/vite'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { migrate, openBackend, prefixes } from './backend.ts'

/**
 * Serves /auth/v1 and /rest/v1 in Vite's servers with @supabase/lite on PGlite.
 *
 * Responses match those of a hosted project. Tests and benchmarks can set another config file than
 * supabase/lite.toml (`OMNIA_LITE_CONFIG`), the secret key (`OMNIA_SECRET_KEY`), and trust in the IP address that
 * a request states in cf-connecting-ip (`OMNIA_TRUST_IP_HEADER=1`).
 */
export function embeddedBackend(): Plugin {
  const { env } = process
  const settings = env.OMNIA_LITE_CONFIG ?? './supabase/lite.toml'
  // Turns off the usage reports of @supabase/lite's command line.
  env.DO_NOT_TRACK ??= '1'
  env.OMNIA_DATABASE ??= 'supabase/.temp/data'

  const serve = async (server: ViteDevServer | PreviewServer, port: number) => {
    // The base URL of links in emails.
    env.OMNIA_SITE_URL ??= `http://localhost:${port}`
    const database = env.OMNIA_DATABASE!
    try {
      const app = (openBackends[database] ??= await openBackend(settings, database))
      await migrate(app)
      server.middlewares.use(honoMiddleware(app as never, prefixes))
    } catch (error) {
      // Vite prints the stack of an error if it has one.
      throw Object.assign(error as Error, { stack: (error as Error).message })
    }
  }
  return {
    name: 'omnia:embedded-backend',
    config: () => ({
      define: {
        'import.meta.env.VITE_SUPABASE_URL': 'window.location.origin',
        'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': '"sb_publishable_embedded"',
      },
    }),
    configureServer: async (server) => {
      await serve(server, server.config.server.port)
      const advice = `A migration has changed: press r and Enter to apply it. If it was applied before, delete ${env.OMNIA_DATABASE} and restart.`
      server.watcher.on('all', (_, file) => {
        if (file.includes('supabase/migrations')) server.config.logger.warn(advice)
      })
    },
    configurePreviewServer: (server) => serve(server, server.config.preview.port),
  }
}

/** The backends of this process by database. Global, because a restart of Vite's server reloads this file. */
const openBackends = ((globalThis as { omniaBackends?: Record<string, App> }).omniaBackends ??= {})
