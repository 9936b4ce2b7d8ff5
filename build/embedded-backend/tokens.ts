import { createHmac } from 'node:crypto'
import type { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'

/** Adds the method and start time of the session to the access token, as Supabase Auth does. */
export async function adaptToken(app: App, url: string, response: Response) {
  if (!/\/auth\/v1\/(signup|token|verify)\b/.test(url)) return response
  const text = await response.text()
  const [token, head, payload] = /\b(eyJ[\w-]+)\.([\w-]+)\.[\w-]+/.exec(text) ?? []
  if (!payload) return new Response(text, response)

  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>
  const { rows: amr } = await (app.connection as unknown as PgliteConnection).driver.query(
    // A token refresh keeps the session's method.
    `update auth.sessions set tag = coalesce(tag, $2) where id = $1
     returning tag as method, extract(epoch from created_at)::int as timestamp`,
    [claims.session_id, /signup|grant_type=password/.test(url) ? 'password' : 'otp'],
  )
  const body = Buffer.from(JSON.stringify({ ...claims, aal: 'aal1', amr })).toString('base64url')
  const signature = createHmac('sha256', app.config.auth!.jwt_secret!).update(`${head}.${body}`)
  const adapted = `${head}.${body}.${signature.digest('base64url')}`
  return new Response(text.replace(token!, adapted), response)
}
