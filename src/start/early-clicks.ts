/** Repeats the last click on a button from before the end of hydration. Until then, forms don't submit. */
export function keepEarlyClicks() {
  let clicked: HTMLButtonElement | null = null
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }

  function setClicked(button: HTMLButtonElement | null) {
    clicked?.removeAttribute('aria-busy')
    clicked = button
    // start.css shows that the press was noticed.
    clicked?.setAttribute('aria-busy', 'true')
  }

  function handleClick(event: MouseEvent) {
    setClicked((event.target as Element).closest('button'))
    // React would ignore this click, or handle it in addition to the repeated one.
    if (clicked) event.stopPropagation()
  }

  function handleInput() {
    // A form that changed after it was submitted is not sent.
    if (clicked?.type === 'submit') setClicked(null)
  }

  addEventListener('click', handleClick, options)
  addEventListener('submit', cancel, options)
  addEventListener('input', handleInput, options)
  addEventListener('hydrated', () => {
    controller.abort()
    const button = clicked
    if (!button) return
    setClicked(null)
    // React replaces the buttons of a hidden page with new ones that have the same HTML.
    const isSame = ({ outerHTML }: Element) => outerHTML === button.outerHTML
    const current = button.isConnected
      ? button
      : [...document.querySelectorAll('button')].find(isSame)
    current?.click()
  })
}

function cancel(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
