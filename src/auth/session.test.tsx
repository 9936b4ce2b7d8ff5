import { test, vi } from 'vitest'
import { storeSession } from '../../tests/backend'
import { renderApp, findToast, toasts, main } from '../../tests/render-app'
import { act } from '@testing-library/react'

test.each([1,2,3,4])('smoke %s', async () => {
  storeSession()
  let t = performance.now()
  const times: string[] = []
  const lap = (n: string) => { times.push(n + ' ' + Math.round(performance.now() - t)); t = performance.now() }
  await renderApp('/contact')
  lap('render')
  const { showToast } = await import('@/ui/toasts')
  act(() => showToast({title: 'Hello'}))
  await findToast('Hello')
  lap('findToast')
  toasts()
  lap('toasts')
  main().getByRole('button', {name: 'Send Message'})
  lap('button')
  main().getByLabelText('Company')
  lap('label')
  console.log(times.join(', '))
})
