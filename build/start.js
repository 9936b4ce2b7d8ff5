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
    import(__SCRIPT__)
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
