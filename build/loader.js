// Loads the style sheet and the script once the HTML has come, after the first paint, key or touch.
addEventListener('DOMContentLoaded', () => {
  const { dataset } = document.documentElement
  const { stylesheet, preload } = document.body.dataset
  const files = preload.split(' ')
  let started
  const fail = () => {
    delete dataset.hidden
    document.getElementById('load-error').hidden = false
  }
  const load = () => {
    if (started) return
    started = true
    const links = [
      // Hydration needs the styles of what it may show.
      {
        rel: 'stylesheet',
        href: stylesheet,
        onload: () => import(files[0]).catch(fail),
        onerror: fail,
      },
      ...files.map((href) => ({ rel: 'modulepreload', href })),
    ]
    document.head.append(
      ...links.map((link) => Object.assign(document.createElement('link'), link)),
    )
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, load, { capture: true, once: true })
  if (dataset.hidden !== undefined) load()
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
})
