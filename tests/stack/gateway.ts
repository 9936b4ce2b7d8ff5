import { createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { honoMiddleware } from '@supabase/lite/vite'
import { patchPostgrestBehavior, requestContext } from '../../build/embedded-backend/rest'
import { databaseUrl, listen, ports } from './ports'

/**
 * Serves /auth/v1 and /rest/v1 at one origin like the gateway of a hosted project. Also serves the
 * email templates to Supabase Auth.
 */
export async function startGateway(
  keys: { publishable: string; secret: string },
  jwtSecret: string,
) {
  const connection = createPostgresConnection({ url: databaseUrl('authenticator') })
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
  })
  patchPostgrestBehavior(app)
  const fetch: typeof app.fetch = (request, context) =>
    requestContext.run(request, () => app.fetch(request, context))
  // The middleware uses nothing else from App.
  const rest = honoMiddleware({ fetch } as Parameters<typeof honoMiddleware>[0], ['/rest/v1'])

  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    // Supabase Auth itself doesn't allow the header with the key.
    if (method === 'OPTIONS')
      return response
        .writeHead(200, {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
          'Access-Control-Allow-Headers': headers['access-control-request-headers'],
        })
        .end()
    if (url.startsWith('/rest/v1/')) return rest(request, response, () => undefined)
    if (url.startsWith('/templates/')) return createReadStream(join('supabase', url)).pipe(response)
    if (headers.apikey === keys.secret) headers.authorization = `Bearer ${serviceToken(jwtSecret)}`
    const path = url.replace('/auth/v1', '')
    request.pipe(
      httpRequest({ port: ports.auth, method, path, headers }, (upstream) => {
        response.writeHead(upstream.statusCode!, upstream.headers)
        upstream.pipe(response)
      }),
    )
  })
  await listen(server, ports.api)
  return async () => {
    server.closeAllConnections()
    server.close()
    await connection.close()
  }
}

/** A service role token, with which the gateway replaces the secret key. */
function serviceToken(secret: string) {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 60
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', exp })}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
