import { checkStoredSession } from '@/auth/stored-session'
import { draftsKey, readStorage } from '@/lib/storage'
import { applyTheme, themeKey } from '@/lib/theme'
import { keepEarlyClicks } from './early-clicks'
import { flags } from './flags'

// How a page starts, in order:
// 1. Before the first paint, this file runs, because build/inline-assets.ts puts it into the head.
//    The theme is applied, and a page that this visitor should not see is hidden. For a stored session,
//    the connection to the backend is opened, and the links to log in and sign up are hidden; so is the
//    page if the session must be refreshed first. If this tab has drafts, the forms that keep them are
//    hidden.
// 2. Until step 5, early-clicks.ts keeps the last press of a button, and forms don't submit.
// 3. src/main.tsx starts. first-page.ts cleans up the URL and loads the code of the page.
// 4. hydration.tsx hydrates the prerendered page, or renders a new one. The user appears right after it.
// 5. hydration.tsx shows the page. The press is repeated, and forms adopt early input (ui/use-form.ts).
// If a file is missing, lib/reload-once.ts loads the newer page.

const session = checkStoredSession()

applyTheme(readStorage('localStorage', themeKey))
addEventListener('storage', ({ key, newValue }) => {
  if (key === themeKey) applyTheme(newValue)
})

if (session) {
  flags.session = session
  // So that the first request with the session doesn't wait for a handshake.
  const preconnect = document.createElement('link')
  const href = import.meta.env.VITE_SUPABASE_URL
  document.head.append(Object.assign(preconnect, { rel: 'preconnect', href, crossOrigin: '' }))
}
// Without a draft, the stored list is empty, so it has no key.
if (readStorage('sessionStorage', draftsKey)?.includes('"key"')) flags.drafts = ''
hideStaleHtml()
keepEarlyClicks()
addEventListener('error', showLoadError, true)

/** Hides prerendered HTML that isn't for this session, has a parameter that the page reads, or another path. */
function hideStaleHtml() {
  const searchParams = new URLSearchParams(location.search)
  const readsSearchParams = flags.searchParams.split(' ').some((param) => {
    const [name = '', value] = param.split('=')
    return value ? searchParams.get(name) === value : searchParams.has(name)
  })
  // A host serves 404.html at any path.
  const isOtherPath = ![location.pathname, '/404'].includes(flags.path)
  // Users are redirected from these pages.
  const isForVisitors = ['/auth', '/login', '/signup'].includes(flags.path)
  const isWrongForSession = session === 'stale' || (session && isForVisitors)
  if (isWrongForSession || readsSearchParams || isOtherPath) flags.hidden = ''
}

/** Shows the message at the end of the page if the app's script can't be loaded. */
function showLoadError({ target }: Event) {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
  delete flags.hidden
  delete flags.session
  delete flags.drafts
  document.getElementById('load-error')!.hidden = false
}
