// Repeats the last click on a button before hydration. Until then, forms don't submit.
{
  const types = ['click', 'submit', 'input']
  let clicked
  let isHydrating = false
  const handle = (event) => {
    const { type, target } = event
    if (type === 'submit' && !isHydrating) event.preventDefault()
    // React handles clicks while it hydrates.
    if (type === 'click') clicked = isHydrating ? null : target.closest('button')
    // A form that changed after it was submitted is not sent.
    if (type === 'input' && clicked?.type === 'submit') clicked = null
  }
  for (const type of types) addEventListener(type, handle, true)
  addEventListener('hydrating', () => (isHydrating = true))
  addEventListener('hydrated', () => {
    for (const type of types) removeEventListener(type, handle, true)
    // React replaces the buttons of a hidden page with new ones that have the same HTML.
    const isSame = ({ outerHTML }) => outerHTML === clicked.outerHTML
    if (clicked?.isConnected === false)
      clicked = [...document.querySelectorAll('button')].find(isSame)
    clicked?.click()
  })
}
