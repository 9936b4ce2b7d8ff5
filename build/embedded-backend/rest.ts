import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'

/** The current request, with the headers that a gateway passes on. */
export const requestContext = new AsyncLocalStorage<Pick<Request, 'method' | 'url' | 'headers'>>()

/**
 * Makes @supabase/lite treat requests like PostgREST.
 *
 * Every query can read the request, not only functions, GET and HEAD requests are read-only, and a role's
 * first request no longer grants the role full access.
 */
export function patchPostgrestBehavior({ connection }: App) {
  const withContext = connection.withContext.bind(connection)
  const described: typeof withContext = (vars, query, options) => {
    const { method, url, headers } = requestContext.getStore()!
    const requestHeaders = Object.fromEntries(headers)
    const readOnly = ['GET', 'HEAD'].includes(method)
    const rpc = { method, path: new URL(url).pathname, readOnly, requestHeaders }
    return withContext(vars, query, { ...options, rpc })
  }
  Object.assign(connection, {
    ensureRlsContext: async () => true,
    withContext: described,
    normalizeDbError,
  })
}

/**
 * Keeps the status and code of a violated constraint. @supabase/lite responds with 500 unless the error
 * states its response, as errors with the code PGRST do.
 */
function normalizeDbError(error: { code?: string; message: string; detail?: string }) {
  const { code, message, detail: details = null } = error
  if (!code || !/^23(?!50[35])/.test(code)) return error
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details, hint: null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  }
}

/** Writes timestamptz as ISO 8601, like PostgREST. Postgres writes "2026-01-05 09:00:00+00". */
export function formatTimes({ connection }: App) {
  const { driver } = connection as unknown as PgliteConnection
  driver.parsers[1184] = (time: string) => time.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
