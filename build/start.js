// At the end of every rendered page. Asks for the site's script and for the rest (before-paint.js)
// once the page is painted, or at the first key or touch. A button that is pressed before the script
// runs is pressed again by then, and so is a choice that was changed by mouse or key; links need no
// script.
;(() => {
  let asked = false
  let pressed
  let changed
  const start = () => {
    if (asked) return
    asked = true
    const scripts = __SCRIPTS__
    const { scripts: own } = document.documentElement.dataset
    for (const href of [...scripts, ...(own ? own.split(' ') : [])]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    // Styled first. Then one script after the other: each runs in a task of its own, between which the
    // visitor gets a turn.
    scripts
      .reduce((before, href) => before.then(() => import(href)), addRest())
      .catch(() => {
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
        note.style.cssText =
          'position:fixed;inset:auto 1rem 1rem;z-index:50;padding:1rem;border:1px solid;border-radius:.5rem;background:var(--surface)'
        const again = document.createElement('a')
        again.href = location.pathname + location.search
        again.style.textDecoration = 'underline'
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
    pressed = event.target.closest('button') ?? pressed
  }
  const change = (event) => {
    changed = event.target
  }
  addEventListener('click', press, true)
  addEventListener('change', change, true)
  addEventListener('pointerdown', start, true)
  addEventListener('keydown', start, true)
  addEventListener('omnia:ready', () => {
    removeEventListener('click', press, true)
    removeEventListener('change', change, true)
    // What the visitor chose is checked already: chosen anew, the script hears of it.
    if (changed) {
      changed.checked = false
      changed.click()
    }
    pressed?.click()
  })
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
})()
