import { databaseMessage } from '@/lib/errors'
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

/** Sends a message to the provider. Resolves to the error message when that fails; nobody may read it back. */
export async function sendMessage({ name, email, company, message }: ContactMessage) {
  try {
    const client = await anonymousSupabase()
    const { error, status } = await client.from('contacts').insert({
      name: name.trim(),
      email: email.trim(),
      company: company.trim() || null,
      message: message.trim(),
    })
    return error ? databaseMessage(error, status, fallback) : undefined
  } catch {
    return fallback
  }
}
