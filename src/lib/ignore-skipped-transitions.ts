/**
 * Keeps skipped view transitions out of the console. A navigation skips the transition of the one before,
 * and React Router handles its promise `finished`, but not `ready`.
 */
export const ignoreSkippedTransitions = () =>
  window.addEventListener('unhandledrejection', (event) => {
    const { reason }: { reason: unknown } = event
    if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped'))
      event.preventDefault()
  })
