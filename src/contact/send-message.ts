import { databaseMessage } from '@/lib/errors'
import { limited } from '@/lib/limited'
import { anonymousSupabase } from '@/lib/supabase'

export interface ContactMessage {
  name: string
  email: string
  company: string
  message: string
}

/** The longest values, in characters, as the table's constraints have them. */
export const contactLimits = { name: 120, company: 120, message: 5000 }

const fallback = 'Could not send your message. Please try again.'

/**
 * Sends a message to the provider. Resolves to the error message when that fails. Nobody may read a
 * message back, so that one whose answer was lost may arrive twice: better than not at all.
 */
export async function sendMessage({ name, email, company, message }: ContactMessage) {
  try {
    const { error, status } = await limited(async (signal) => {
      const client = await anonymousSupabase()
      return client
        .from('contacts')
        .insert({
          name: name.trim(),
          email: email.trim(),
          company: company.trim() || null,
          message: message.trim(),
        })
        .abortSignal(signal)
    })
    if (error) return databaseMessage(error, status, fallback)
    // supabase-js takes an empty 404 for a success.
    return status === 201 ? undefined : fallback
  } catch {
    return fallback
  }
}
