// Loads the script after the first paint, key or touch.
{
  const { dataset } = document.documentElement
  const files = document.body.dataset.preload.split(' ')
  const [entry] = files
  const load = () => {
    for (const href of files.splice(0)) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      document.head.append(link)
    }
    import(entry).catch(() => {
      delete dataset.hidden
      document.getElementById('load-error').hidden = false
    })
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, load, { capture: true, once: true })
  if (dataset.hidden !== undefined) load()
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
}
