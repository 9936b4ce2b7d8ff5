import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatDemo } from './_chat-demo'

const greeting = 'Hello! How can I help you grow your business today?'
const reply = "Thanks for your message! I'm processing your request..."

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const show = () => render(<ChatDemo kind="slot" name="chat-demo" title="Demo chat" />)
const log = () => screen.getByRole('log', { name: /conversation/i })
/** Returns the messages. Three dots, which have no text, show that the assistant is replying. */
const messages = () => [...log().children].map(({ textContent }) => textContent)
const input = () => screen.getByRole('textbox', { name: 'Message to the assistant' })
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const after = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('opens with one assistant message and states that it is a demonstration', () => {
  show()
  expect(within(log()).getByText(greeting)).toBeVisible()
  expect(log()).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByText(/visual demonstration\. Real chat requires a backend/)).toBeVisible()
})

test('appends a sent message, clears the input and replies after 1000 ms', () => {
  show()
  type('  More customers ')
  send()
  expect(within(log()).getByText('More customers')).toBeVisible()
  expect(input()).toHaveValue('')
  expect(messages()).toEqual([`Assistant: ${greeting}`, 'You: More customers', ''])
  after(999)
  expect(screen.queryByText(reply)).not.toBeInTheDocument()
  after(1)
  expect(within(log()).getByText(reply)).toBeVisible()
  expect(messages()).toEqual([
    `Assistant: ${greeting}`,
    'You: More customers',
    `Assistant: ${reply}`,
  ])
})

test('replies once to every message, also to one sent with Enter', async () => {
  // user-event waits for timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  show()
  type('One')
  send()
  after(500)
  await userEvent.setup({ delay: null }).type(input(), 'Two{Enter}')
  after(500)
  expect(screen.getAllByText(reply)).toHaveLength(1)
  after(500)
  expect(screen.getAllByText(reply)).toHaveLength(2)
})

test.each(['', '   ', '\t'])('does not send %j', (blank) => {
  show()
  type(blank)
  send()
  after(2000)
  expect(screen.queryByText(reply)).not.toBeInTheDocument()
})

test('puts a suggestion into the input without sending it', () => {
  show()
  const suggestion = screen.getByRole('button', { name: /five names for a bakery/ })
  fireEvent.click(suggestion)
  expect(input()).toHaveValue(suggestion.textContent)
  expect(input()).toHaveFocus()
  after(2000)
  expect(screen.queryByText(reply)).not.toBeInTheDocument()
})
