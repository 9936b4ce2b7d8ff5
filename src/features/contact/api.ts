import { fromPostgrestError, unansweredError } from '@/lib/errors'
import { createTemporaryClient } from '@/lib/supabase'
import type { ContactMessage } from './contact-message'
import { sendErrorMessage, unknownOutcomeMessage } from './copy'

/** Without the session, a message doesn't wait for the auth server. */
const client = createTemporaryClient()

// The table rejects control characters.
const sanitizeLine = (value: string) => value.replace(/[\p{Control}\u2028\u2029]+/gu, ' ').trim()
const sanitizeText = (value: string) => value.replace(/(?![\t\r\n])\p{Control}/gu, '').trim()

/** Sends a contact message. The database stores the same one only once within ten minutes. */
export async function sendContactMessage({ name, email, company, message }: ContactMessage) {
  const { error, status } = await client.from('contacts').insert({
    name: sanitizeLine(name),
    email: sanitizeLine(email),
    company: sanitizeLine(company) || null,
    message: sanitizeText(message),
  })
  if (error)
    throw fromPostgrestError(
      // The message for 42501 asks to log in, which a message doesn't require.
      error.code === '42501' ? { ...error, code: '' } : error,
      status,
      unknownOutcomeMessage,
      sendErrorMessage,
    )
  // supabase-js treats an empty 404 as a success.
  if (status !== 201) throw unansweredError(unknownOutcomeMessage)
}
