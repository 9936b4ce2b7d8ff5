import { decodeJwt } from '../src/lib/decode-jwt.ts'

/**
 * Returns one sentence about invalid settings of a hosted project, or undefined if they are valid.
 */
export function checkHostedEnv(env: Record<string, string | undefined>): string | undefined {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key } = env
  if (!url || !key)
    return 'Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY (see .env.example) to the address and publishable key of your Supabase project.'
  const optional = ['VITE_SITE_URL', 'VITE_ANALYTICS_URL', 'VITE_ERRORS_URL']
  const wrong = optional.find((name) => env[name] && !isWebUrl(env[name]))
  if (wrong)
    return `${wrong} is not a web address: enter all of it, such as https://your-site.example.`
  if (!isWebUrl(url))
    return 'VITE_SUPABASE_URL is not a web address: copy it from the project settings of Supabase.'
  const { protocol, hostname } = new URL(url)
  if (protocol === 'http:' && !['localhost', '127.0.0.1'].includes(hostname))
    return 'VITE_SUPABASE_URL must start with https://, or anyone on the way could read passwords: only localhost can use http://.'
  if (isSecretKey(key.trim()))
    return 'VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key, which every visitor could read: use the publishable key (sb_publishable_…) instead.'
  return undefined
}

/** Returns one sentence about what a hosted build leaves out, or undefined if it is complete. */
export const getMissingEnvWarning = ({ VITE_SITE_URL }: Record<string, string | undefined>) =>
  VITE_SITE_URL
    ? undefined
    : 'VITE_SITE_URL is not set, so the build has no sitemap, canonical links, preview images or structured data.'

const isWebUrl = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

/** Whether a key bypasses the database's policies: a secret key, or a legacy token of the service role. */
const isSecretKey = (key: string) =>
  key.startsWith('sb_secret_') || decodeJwt(key).role === 'service_role'
