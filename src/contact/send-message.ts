import type { Auth } from '@/auth/auth-provider'
import { databaseMessage } from '@/lib/errors'
import { withTimeout } from '@/lib/with-timeout'

export type ContactMessage = Record<'name' | 'email' | 'company' | 'message', string>

/** The maximum lengths in characters, the same as the table's constraints. */
export const contactLimits = { name: 120, company: 120, message: 5000 }

const fallback = 'Could not send your message. Please try again.'

/**
 * Sends a contact message. Resolves to an error message if that fails. Messages cannot be read back, so
 * one whose response was lost may arrive twice.
 */
export async function sendMessage(
  inTemporaryClient: Auth['inTemporaryClient'],
  { name, email, company, message }: ContactMessage,
) {
  try {
    const { error, status } = await withTimeout((signal) =>
      inTemporaryClient((client) =>
        client
          .from('contacts')
          .insert({
            name: name.trim(),
            email: email.trim(),
            company: company.trim() || null,
            message: message.trim(),
          })
          .abortSignal(signal),
      ),
    )
    if (error) return databaseMessage(error, status, fallback)
    // supabase-js treats an empty 404 as a success.
    return status === 201 ? undefined : fallback
  } catch {
    return fallback
  }
}
