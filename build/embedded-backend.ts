import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ConnectionContextOptions } from '@supabase/lite'
import { PgliteConnection } from '@supabase/lite/pglite'
import { supalite } from '@supabase/lite/vite'
import type { Plugin } from 'vite'

/** The request that is being answered, as SQL is to hear of it. */
const requests = new AsyncLocalStorage<NonNullable<ConnectionContextOptions['rpc']>>()

const middleware = (request: IncomingMessage, _: ServerResponse, next: () => void) =>
  requests.run(described(request), next)

/** @supabase/lite in Vite's servers, with the grants and the request's headers of a hosted project. */
export function embeddedBackend(config: string): Plugin[] {
  const { withContext } = PgliteConnection.prototype
  Object.assign(PgliteConnection.prototype, {
    // On its first request it would grant everybody everything on our tables: the migrations' grants
    // are to hold here as they do on a hosted project.
    ensureRlsContext: () => Promise.resolve(true),
    // It tells SQL of the request for functions only: PostgREST does so for tables as well.
    withContext(this: PgliteConnection, ...[vars, run, options]: Parameters<typeof withContext>) {
      return withContext.call(this, vars, run, {
        ...options,
        rpc: options?.rpc ?? requests.getStore(),
      })
    },
  })

  return [
    {
      name: 'omnia:request-for-sql',
      configureServer: (server) => void server.middlewares.use(middleware),
      configurePreviewServer: (server) => void server.middlewares.use(middleware),
    },
    supalite({ config, initOnBoot: false, admin: false, prefixes: ['/auth/v1', '/rest/v1'] }),
  ]
}

/** A request as a gateway in front of PostgREST hands it on: with the address that it came from at the end of x-forwarded-for. */
function described({ method = 'GET', url = '/', headers, socket }: IncomingMessage) {
  const requestHeaders: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) requestHeaders[name] = String(value)
  requestHeaders['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress]
    .filter(Boolean)
    .join(', ')
  return { method, path: url, readOnly: false, requestHeaders }
}
