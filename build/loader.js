// Loads the script after the first paint, key or touch, and repeats the last press after hydration.
{
  const { dataset } = document.documentElement
  const files = document.body.dataset.preload.split(' ')
  const [entry] = files
  let pressed
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
  const press = ({ target }) => (pressed = target.closest('button, [type=radio]') ?? pressed)
  addEventListener('click', press, true)
  addEventListener('hydrated', () => {
    pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })) // Opens a Radix menu.
    if (pressed) pressed.checked = false // Otherwise React sees no change of a radio button.
    pressed?.click()
  })
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, true)
  if (dataset.hidden !== undefined) load()
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
}
