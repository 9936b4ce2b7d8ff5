import { withTemporaryClient } from '@/lib/temporary-client'
import { sendErrorMessage } from '@/content/contact'
import { fromPostgrestError, toApiError, unknownOutcomeError } from '@/lib/errors'
import { withTimeout } from '@/lib/with-timeout'

export type ContactMessage = Record<'name' | 'email' | 'company' | 'message', string>

/** The maximum lengths in characters, the same as the table's constraints. */
export const contactLimits = { name: 120, company: 120, message: 5000 }

// The table rejects control characters.
const sanitizeLine = (value: string) => value.replace(/[\p{Control}\u2028\u2029]+/gu, ' ').trim()
const sanitizeText = (value: string) => value.replace(/(?![\t\r\n])\p{Control}/gu, '').trim()

/**
 * Sends a contact message. Throws an `ApiError`. If the response was lost, the caller can retry,
 * because the database stores the same message only once within ten minutes.
 */
export async function sendContactMessage({ name, email, company, message }: ContactMessage) {
  const { error, status } = await withTimeout((signal) =>
    withTemporaryClient((client) =>
      client
        .from('contacts')
        .insert({
          name: sanitizeLine(name),
          email: sanitizeLine(email),
          company: sanitizeLine(company) || null,
          message: sanitizeText(message),
        })
        .abortSignal(signal),
    ),
  ).catch((thrown: unknown) => {
    throw toApiError(thrown).kind === 'site-updated'
      ? thrown
      : unknownOutcomeError(sendErrorMessage)
  })
  if (error)
    throw fromPostgrestError(error, status, {
      unknownOutcome: sendErrorMessage,
      refused: sendErrorMessage,
    })
  // supabase-js treats an empty 404 as a success.
  if (status !== 201) throw unknownOutcomeError(sendErrorMessage)
}
