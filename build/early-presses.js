// Repeats the last press of a button or of a shortcut before hydration after it, and keeps forms from
// submitting until then.
{
  const types = ['click', 'submit', 'keydown', 'input']
  let pressed
  let hydrating = false
  const handle = (event) => {
    const { type, key, ctrlKey, metaKey, target } = event
    if (type === 'submit' && !hydrating) event.preventDefault()
    // React answers a press while it hydrates.
    if (type === 'click') pressed = hydrating ? null : target.closest('button')
    // A form that changed after it was submitted is not sent.
    if (type === 'input' && pressed?.type === 'submit') pressed = null
    if (type !== 'keydown') return
    const modifier = ctrlKey ? 'Control+' : metaKey ? 'Meta+' : ''
    if (!modifier && target.matches('input:not([type=radio]), textarea')) return
    const shortcut = CSS.escape(modifier + key.toUpperCase())
    const button = document.querySelector(`[aria-keyshortcuts~="${shortcut}"]`)
    if (!button) return
    event.preventDefault()
    pressed = button
  }
  for (const type of types) addEventListener(type, handle, true)
  addEventListener('hydrating', () => (hydrating = true))
  addEventListener('hydrated', () => {
    for (const type of types) removeEventListener(type, handle, true)
    pressed?.click()
  })
}
