import type { AuthError } from '@supabase/supabase-js'
import { readStoredJson, writeStorage } from '@/lib/storage'
import { startCooldown } from './use-resend-cooldown'

/**
 * Requests an email with a link: remembers it, and starts the cooldown once the email was sent, or refused
 * as too early.
 */
export async function requestLink<T extends { error: AuthError | null }>(
  email: string,
  send: () => Promise<T>,
): Promise<T> {
  rememberLinkRequest(email)
  const response = await send()
  const { error } = response
  if (!error || error.code === 'over_email_send_rate_limit') startCooldown(email)
  return response
}

const key = 'omnia-requested-link'
const hour = 3_600_000

/** Remembers that this browser has requested a link to an address. The link logs in only here, for an hour. */
export const rememberLinkRequest = (email: string) =>
  writeStorage('localStorage', key, JSON.stringify({ email, until: Date.now() + hour }))

/** Whether the link to an address was requested in this browser. */
export function isRequestedHere(email: string) {
  const requested: { email?: string; until?: number } = Object(readStoredJson('localStorage', key))
  return Number(requested.until) > Date.now() && isSameEmail(requested.email, email)
}

/** Compares addresses as the auth service does. */
export const isSameEmail = (a: string | undefined, b: string | undefined) =>
  !!a && a.toLowerCase() === b?.toLowerCase()
