// In the head of every rendered page, before the first paint.

/**
 * Adds what the first paint does without: the links that stand in the head for readers without
 * script, and the icons. Resolves once the styles among them apply, or are lost.
 */
function addRest() {
  addRest.done ??= new Promise((resolve) => {
    const { head } = document
    head.querySelector('[rel=icon]').remove()
    head.insertAdjacentHTML('beforeend', head.querySelector('noscript').textContent)
    const styles = head.querySelector('link[rel=stylesheet]')
    styles.addEventListener('error', resolve)
    styles.addEventListener('load', () => {
      resolve()
      try {
        localStorage.setItem('omnia-styles', styles.href)
      } catch {
        // Storage is forbidden or full: the next page begins without them again.
      }
    })
    fetch('__ICONS__')
      .then((response) => (response.ok ? response.text() : ''))
      .then((icons) => document.documentElement.insertAdjacentHTML('beforeend', icons))
      .catch(() => {
        // A page without its icons says all that it says with them.
      })
  })
  return addRest.done
}

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
    // Who has been here has them at hand: nothing need change before their eyes.
    if (localStorage.getItem('omnia-styles')?.endsWith('__STYLES__')) addRest()
  } catch {
    // Storage is forbidden: nothing can have been kept.
  }
  // Holds back what the build rendered where it is not what this visitor is to see: another address,
  // a query that the page reads, a stored session.
  if (
    session ||
    root.dataset.page !== address ||
    read.some((name) => query.has(name)) ||
    /[#&](access_token|error_code)=/.test(location.hash)
  )
    root.dataset.held = ''
})()
