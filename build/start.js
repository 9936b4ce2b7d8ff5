// At the end of every rendered page. Asks for the site's script once the page is painted and the
// browser is idle, or at the first key or touch. A control that is pressed before the script runs
// is pressed again by then; links need no script.
;(() => {
  let asked = false
  let pressed
  const start = () => {
    if (asked) return
    asked = true
    for (const href of __PRELOADS__) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    import(__SCRIPT__).catch(() => {
      // It is gone, as after a new deployment for a page that was kept: the page is loaded anew, once,
      // and then says so.
      const key = 'omnia-reloaded'
      try {
        if (navigator.onLine && sessionStorage.getItem(key) !== location.pathname) {
          sessionStorage.setItem(key, location.pathname)
          location.reload()
          return
        }
      } catch {
        // Where nothing can be kept, nothing would end it.
      }
      delete document.documentElement.dataset.held
      const note = document.createElement('p')
      note.role = 'alert'
      note.className =
        'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg rounded-lg border border-line bg-surface p-4 text-sm text-ink shadow-floating'
      const again = document.createElement('a')
      again.href = location.pathname + location.search
      again.className = 'font-semibold underline'
      again.textContent = 'Load it again'
      note.append(
        'A part of this page did not arrive, so its buttons and forms do not work. ',
        again,
      )
      document.body.append(note)
    })
  }
  if ('held' in document.documentElement.dataset) {
    start()
    return
  }
  const press = (event) => {
    const control = event.target.closest('button, label')
    if (!control) return
    event.preventDefault()
    pressed = control
  }
  addEventListener('click', press, true)
  addEventListener('pointerdown', start, true)
  addEventListener('keydown', start, true)
  addEventListener('omnia:ready', () => {
    removeEventListener('click', press, true)
    pressed?.click()
  })
  requestAnimationFrame(() => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 })
      else start()
    })
  })
})()
