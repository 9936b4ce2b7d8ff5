// Repeats the last press of a button before hydration after it, and keeps forms from submitting until then.
{
  let pressed
  let hydrating = false
  const handle = (event) => {
    if (event.type === 'submit' && !hydrating) event.preventDefault()
    // React answers a press while it hydrates.
    if (event.type === 'click') pressed = hydrating ? null : event.target.closest('button')
  }
  for (const type of ['click', 'submit']) addEventListener(type, handle, true)
  addEventListener('hydrating', () => (hydrating = true))
  addEventListener('hydrated', () => {
    for (const type of ['click', 'submit']) removeEventListener(type, handle, true)
    pressed?.click()
  })
}
