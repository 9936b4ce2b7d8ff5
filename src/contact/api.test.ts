import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, unknownOutcomeError } from '@/lib/errors'
import { withTemporaryClient } from '@/lib/temporary-client'
import { sendContactMessage } from './api'

vi.mock('@/lib/temporary-client')

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

const message = { name: 'Ada', email: 'ada@example.com', company: '', message: 'Hello' }

test('reports that the site was updated if a file is missing, because nothing was sent', async () => {
  const error = new ApiError('We updated the site.', 'site-updated')
  vi.mocked(withTemporaryClient).mockRejectedValue(error)
  await expect(sendContactMessage(message)).rejects.toBe(error)
})

test.each([new TypeError('Failed to fetch'), unknownOutcomeError()])(
  'reports %s as an unknown outcome',
  async (error) => {
    vi.mocked(withTemporaryClient).mockRejectedValue(error)
    await expect(sendContactMessage(message)).rejects.toMatchObject({
      kind: 'unknown-outcome',
      message: 'Could not send your message. Please try again.',
    })
  },
)
