/** Removes unused parts from the URL and adds a key to its history entry. */
export function cleanUpUrl() {
  const url = new URL(window.location.href)
  // Copied links can have line breaks, and hosts also serve a page as a file.
  url.pathname = url.pathname.replace(/%0[ad]|%e2%80%a[89]|(index)?\.html$/gi, '')
  // Links of Supabase's default email templates put their result here. They never log the user in.
  if (/[#&](access_token|error_code)=/.test(url.hash)) url.hash = ''
  // React Router keeps the scroll position under this key, which first loads don't have.
  const key = history.state?.key ?? Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '', url)
}
