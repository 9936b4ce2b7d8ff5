// In the head of every rendered page. Holds back what the build rendered where it is not what this
// visitor is to see: another address, a query that the page reads, a stored session.
;(() => {
  const root = document.documentElement
  const address = location.pathname.replace(/(.)\/$/, '$1')
  const query = new URLSearchParams(location.search)
  const read = [
    'mode',
    'redirect',
    'token_hash',
    'service',
    'subject',
    'type',
    'searchQuery',
    'location',
  ]
  let session = false
  try {
    session = localStorage.getItem('omnia-session') !== null
  } catch {
    // Storage is forbidden: nothing can have been kept.
  }
  if (
    session ||
    root.dataset.page !== address ||
    read.some((name) => query.has(name)) ||
    /[#&](access_token|error_code)=/.test(location.hash)
  )
    root.dataset.held = ''
})()
