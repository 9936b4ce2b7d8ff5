// A button that is pressed before hydration is pressed again after it. Until then, no form submits.
{
  const types = ['click', 'submit', 'input']
  let pressed
  let hydrating = false
  const handle = (event) => {
    const { type, target } = event
    if (type === 'submit' && !hydrating) event.preventDefault()
    // React answers a press while it hydrates.
    if (type === 'click') pressed = hydrating ? null : target.closest('button')
    // A form that changed after it was submitted is not sent.
    if (type === 'input' && pressed?.type === 'submit') pressed = null
  }
  for (const type of types) addEventListener(type, handle, true)
  addEventListener('hydrating', () => (hydrating = true))
  addEventListener('hydrated', () => {
    for (const type of types) removeEventListener(type, handle, true)
    pressed?.click()
  })
}
