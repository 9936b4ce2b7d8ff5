import { afterEach, expect, test } from 'vitest'
import { keepEarlyClicks } from './early-clicks'

let page: HTMLElement

/** Shows HTML whose controls don't work yet. Returns what their handlers receive. */
function start(html: string) {
  page = document.createElement('div')
  page.innerHTML = html
  document.body.append(page)
  keepEarlyClicks()
  const received: string[] = []
  for (const type of ['click', 'submit'])
    page.addEventListener(type, (event) => {
      if (type === 'submit') event.preventDefault()
      received.push(`${type} ${(event.target as Element).id}`)
    })
  return received
}

afterEach(() => {
  hydrate()
  page.remove()
})

const hydrate = () => window.dispatchEvent(new Event('hydrated'))
const find = (id: string) => document.getElementById(id)!

const buttons = '<button id="first">First</button><button id="last"><b id="label">Last</b></button>'

test('the last of two clicks looks pressed and is repeated after hydration', () => {
  const received = start(buttons)
  find('first').click()
  find('label').click()
  expect(received).toEqual([])
  expect(find('first')).not.toHaveAttribute('aria-busy')
  expect(find('last')).toHaveAttribute('aria-busy', 'true')
  hydrate()
  expect(received).toEqual(['click last'])
  expect(find('last')).not.toHaveAttribute('aria-busy')
  find('first').click()
  expect(received).toEqual(['click last', 'click first'])
})

test('a click beside a button is not held back, and cancels the earlier one', () => {
  const received = start(`${buttons}<p id="text">Text</p>`)
  find('first').click()
  find('text').click()
  hydrate()
  expect(received).toEqual(['click text'])
})

test('a button that was replaced is clicked in its new place', () => {
  const received = start(buttons)
  find('last').click()
  page.innerHTML = buttons
  hydrate()
  expect(received).toEqual(['click last'])
})

const form =
  '<form id="form"><input id="field"><button id="send" type="submit">Send</button></form>'

test('a form is submitted after hydration instead of before', () => {
  const received = start(form)
  find('send').click()
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(received).toEqual([])
  hydrate()
  expect(received).toEqual(['click send', 'submit form'])
})

test('a form that changes after its submission is not submitted', () => {
  const received = start(form)
  find('send').click()
  find('field').dispatchEvent(new Event('input', { bubbles: true }))
  hydrate()
  expect(received).toEqual([])
})
