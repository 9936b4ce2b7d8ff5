// Loads the style sheet and the script once the HTML has come, after the first paint, key or touch: in a tab
// that was opened in the background, when it is shown.
addEventListener('DOMContentLoaded', async () => {
  const { head, body } = document
  const { dataset } = document.documentElement
  const { stylesheet, preload } = body.dataset
  const files = preload.split(' ')
  const add = (link) => head.append(Object.assign(document.createElement('link'), link))
  await new Promise((start) => {
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, start, { capture: true, once: true })
    if (dataset.hidden !== undefined) start()
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  })
  try {
    const styled = new Promise((onload, onerror) =>
      add({ rel: 'stylesheet', href: stylesheet, onload, onerror }),
    )
    for (const href of files) add({ rel: 'modulepreload', href })
    // Hydration needs the styles of what it may show.
    await styled
    await import(files[0])
  } catch {
    delete dataset.hidden
    document.getElementById('load-error').hidden = false
  }
})
