/** What is known about the page while it starts, as `data-` attributes of <html>. */
interface Flags {
  /** The path whose HTML this is, set by build/prerender.ts. It is empty in development. */
  path: string
  /** The search parameters that the page reads, set by build/prerender.ts. */
  searchParams: string
  /** Makes start.css hide the page until React has rendered it. */
  hidden?: ''
  /** What inline.ts found before the first paint. Makes start.css hide the links to log in and sign up. */
  session?: 'fresh' | 'stale'
  /** Makes start.css hide forms with `data-draft` until they show the drafts of this tab. */
  drafts?: ''
  /** Set when controls work. */
  hydrated?: ''
}

export const flags = document.documentElement.dataset as unknown as Flags
