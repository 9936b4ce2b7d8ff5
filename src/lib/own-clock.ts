/**
 * Lets sessions end by this browser's clock. The auth service says when they do by its own clock and
 * how long they last; where the two clocks differ, a session would seem ended from the start, or
 * live on when the service no longer takes it. Without the first, supabase-js counts by the second.
 */
export const byOwnClock =
  (fetch: typeof window.fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || !/\/auth\/v1\/(token|signup|verify|factors)\b/.test(response.url))
      return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    if (body === undefined) return response
    const { status, headers } = response
    return Response.json({ ...Object(body), expires_at: undefined }, { status, headers })
  }
