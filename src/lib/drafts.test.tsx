import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type * as Drafts from './drafts'

let drafts: typeof Drafts

/** As a reload: what is in memory is gone, storage stays. */
async function reload() {
  vi.resetModules()
  drafts = await import('./drafts')
}
beforeEach(reload)

/** A form whose draft that is. */
function open(owner: string, name: string, writer?: string) {
  const { result, unmount } = renderHook(() => drafts.useDraft(owner, name, writer))
  return {
    now: () => result.current,
    type: (title: string) => act(() => result.current.save({ title })),
    discard: () => act(() => result.current.discard()),
    close: unmount,
  }
}

test('is there for the next form of the name, over links and a reload, and says so', async () => {
  const first = open('ada', 'new')
  expect(first.now().values).toBeUndefined()
  first.type('Half a tho')
  expect(first.now().values).toEqual({ title: 'Half a tho' })
  expect(first.now().restored).toBe(false)
  first.close()
  expect(open('ada', 'new').now()).toMatchObject({
    values: { title: 'Half a tho' },
    restored: true,
  })
  await reload()
  const later = open('ada', 'new')
  expect(later.now()).toMatchObject({ values: { title: 'Half a tho' }, restored: true })
  later.type('Half a thought')
  expect(later.now().restored).toBe(true)
})

test('is nobody else’s, and of no other form', () => {
  open('ada', 'new').type('Secret')
  expect(open('bob', 'new').now().values).toBeUndefined()
  expect(open('ada', 'post-1').now().values).toBeUndefined()
  expect(drafts.hasDrafts('ada')).toBe(true)
  expect(drafts.hasDrafts('bob')).toBe(false)
  expect(drafts.hasDrafts('ad')).toBe(false)
})

test('that needs no account is not for who logs in after its writer', async () => {
  const first = open(drafts.anybody, 'contact', 'ada')
  first.type('Ada’s')
  first.close()
  await reload()
  // Her session has ended: it is still there, and remains hers.
  const visitor = open(drafts.anybody, 'contact')
  expect(visitor.now()).toMatchObject({ values: { title: 'Ada’s' }, restored: true })
  visitor.type('Ada’s own')
  visitor.close()
  await reload()
  expect(open(drafts.anybody, 'contact', 'bob').now()).toMatchObject({
    values: undefined,
    restored: false,
  })
  expect(open(drafts.anybody, 'contact', 'ada').now().values).toEqual({ title: 'Ada’s own' })
})

test('of a visitor is there after a log-in', async () => {
  open(drafts.anybody, 'contact').type('Anybody’s')
  await reload()
  expect(open(drafts.anybody, 'contact', 'bob').now().values).toEqual({ title: 'Anybody’s' })
})

test('is unknown to the first render, which is the one that the build made', () => {
  drafts.saveDraft('ada', 'new', { title: 'Kept' })
  function Form() {
    return <>{drafts.useDraft('ada', 'new').values?.title ?? 'nothing'}</>
  }
  expect(renderToString(<Form />)).toBe('nothing')
})

test('is gone once discarded, for a reload too', async () => {
  const form = open('ada', 'new')
  form.type('Sent')
  form.discard()
  expect(form.now()).toMatchObject({ values: undefined, restored: false })
  await reload()
  expect(open('ada', 'new').now().values).toBeUndefined()
})

test('of an owner are all gone at a word, and no others', async () => {
  for (const [owner, name] of [
    ['ada', 'new'],
    ['ada', 'post-1'],
    ['bob', 'new'],
  ] as const)
    drafts.saveDraft(owner, name, { title: owner })
  await reload()
  drafts.discardDraftsOf('ada')
  expect(drafts.hasDrafts('ada')).toBe(false)
  expect(drafts.readDraft('bob', 'new')).toEqual({ title: 'bob' })
  expect(window.localStorage).toHaveLength(1)
})

test('that another tab cleared does not come back with the next form', () => {
  const form = open('ada', 'new')
  form.type('Typed here')
  form.close()
  window.localStorage.clear()
  expect(open('ada', 'new').now().values).toBeUndefined()
})

describe('its time', () => {
  const day = 24 * 60 * 60 * 1000

  test.each([
    [6.9, { title: 'Kept' }],
    [7.1, undefined],
    // The clock was set back: a date to come says nothing.
    [-7.1, undefined],
  ])('after %d days', async (days, values) => {
    drafts.saveDraft('ada', 'new', { title: 'Kept' })
    vi.setSystemTime(Date.now() + days * day)
    await reload()
    expect(open('ada', 'new').now().values).toEqual(values)
    expect(window.localStorage).toHaveLength(values ? 1 : 0)
  })

  test('ends also where nobody opens the form again', async () => {
    drafts.saveDraft('ada', 'new', { title: 'Old' })
    vi.setSystemTime(Date.now() + 8 * day)
    await reload()
    expect(open('anybody', 'contact').now().values).toBeUndefined()
    expect(window.localStorage).toHaveLength(0)
  })
})

const now = Date.now()

test.each([
  'null',
  '7',
  '{"half',
  '[]',
  '{"values":{"title":"x"}}',
  `{"at":${now}}`,
  `{"at":${now},"values":["x"]}`,
  `{"at":${now},"values":{"title":7}}`,
])('is none where storage holds %s', async (kept) => {
  drafts.saveDraft('ada', 'new', { title: 'x' })
  window.localStorage.setItem(window.localStorage.key(0)!, kept)
  await reload()
  expect(open('ada', 'new').now().values).toBeUndefined()
})

test.each(['SecurityError', 'QuotaExceededError'])(
  'lives as long as the page where storage gives a %s',
  async (name) => {
    const refuse = () => {
      throw new DOMException('refused', name)
    }
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const spy = vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
      onTestFinished(() => spy.mockRestore())
    }
    const form = open('ada', 'new')
    form.type('Typed')
    form.close()
    const next = open('ada', 'new')
    expect(next.now().values).toEqual({ title: 'Typed' })
    next.discard()
    expect(next.now().values).toBeUndefined()
  },
)
