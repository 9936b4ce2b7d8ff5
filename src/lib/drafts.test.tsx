import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { resetStores } from '../../tests/reset-stores'
import {
  anonymousOwner,
  discardDraftsOf,
  hasDrafts,
  readDraft,
  saveDraft,
  useDraft,
} from './drafts'

/** Clears memory as a reload does. Storage stays. */
function reload() {
  window.dispatchEvent(new Event('pagehide'))
  openTab()
}

/** Clears memory as another tab does, which may be a duplicate of this one. */
function openTab() {
  cleanup()
  resetStores()
}

/** Opens a form with this draft. */
function openForm(owner: string, name: string) {
  const { result, unmount } = renderHook(() => useDraft(owner, name))
  return {
    now: () => result.current,
    type: (title: string) => act(() => result.current.save({ title })),
    discard: () => act(() => result.current.discard()),
    close: unmount,
  }
}

test('restores a draft in the next form of its name and after a reload', () => {
  const first = openForm('ada', 'new')
  expect(first.now().values).toBeUndefined()
  first.type('Half a tho')
  expect(first.now().values).toEqual({ title: 'Half a tho' })
  expect(first.now().restored).toBe(false)
  first.close()
  expect(openForm('ada', 'new').now()).toMatchObject({
    values: { title: 'Half a tho' },
    restored: true,
  })
  reload()
  const later = openForm('ada', 'new')
  expect(later.now()).toMatchObject({ values: { title: 'Half a tho' }, restored: true })
  later.type('Half a thought')
  expect(later.now().restored).toBe(true)
})

test('keeps drafts of different owners and names apart', () => {
  openForm('ada', 'new').type('Secret')
  expect(openForm('bob', 'new').now().values).toBeUndefined()
  expect(openForm('ada', 'post-1').now().values).toBeUndefined()
  expect(hasDrafts('ada')).toBe(true)
  expect(hasDrafts('ada', 'post-')).toBe(false)
  expect(hasDrafts('bob')).toBe(false)
  expect(hasDrafts('ad')).toBe(false)
})

test('shows what a user wrote to that user alone', () => {
  openForm('ada', 'contact').type('Ada’s')
  for (const other of [anonymousOwner, 'bob']) {
    reload()
    expect(openForm(other, 'contact').now()).toMatchObject({
      values: undefined,
      restored: false,
    })
  }
  openForm(anonymousOwner, 'contact').type('A visitor’s')
  reload()
  const later = openForm('ada', 'contact')
  expect(later.now().values).toEqual({ title: 'Ada’s' })
  later.discard()
  expect(later.now().values).toBeUndefined()
})

test('keeps the draft of a visitor after a log-in', () => {
  openForm(anonymousOwner, 'contact').type('A visitor’s')
  reload()
  expect(openForm('bob', 'contact').now().values).toEqual({ title: 'A visitor’s' })
  reload()
  expect(openForm(anonymousOwner, 'contact').now().values).toBeUndefined()
})

test('has no draft in the first render, which matches the prerendered HTML', () => {
  saveDraft('ada', 'new', { title: 'Kept' })
  function Form() {
    return <>{useDraft('ada', 'new').values?.title ?? 'nothing'}</>
  }
  expect(renderToString(<Form />)).toBe('nothing')
})

test('discards a draft from memory and from storage', () => {
  const form = openForm('ada', 'new')
  form.type('Sent')
  form.discard()
  expect(form.now()).toMatchObject({ values: undefined, restored: false })
  reload()
  expect(openForm('ada', 'new').now().values).toBeUndefined()
})

test('discards all drafts of an owner, and no others', () => {
  saveDraft('ada', 'new', { title: 'ada' })
  saveDraft('ada', 'post-1', { title: 'ada' })
  saveDraft('bob', 'new', { title: 'bob' })
  reload()
  discardDraftsOf('ada')
  expect(hasDrafts('ada')).toBe(false)
  expect(readDraft('bob', 'new')).toEqual({ title: 'bob' })
  expect(window.localStorage).toHaveLength(1)
})

test('leaves a draft to its tab until that is closed, then restores it in the next form', () => {
  const here = openForm('ada', 'new')
  here.type('Typed here')
  const [, tab] = window.localStorage.key(0)!.split('@')
  openTab()
  const there = openForm('ada', 'new')
  expect(there.now().values).toBeUndefined()
  expect(hasDrafts('ada', 'new')).toBe(true)
  there.type('Typed there')

  // The tab shows another page, and comes Back to this one, which the browser has kept.
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  openTab()
  expect(openForm('ada', 'new').now().values).toBeUndefined()

  openTab()
  window.sessionStorage.setItem('omnia-tab', `@${tab}`)
  const again = openForm('ada', 'new')
  expect(again.now().values).toEqual({ title: 'Typed here' })
  window.dispatchEvent(new Event('pagehide'))
  openTab()
  window.sessionStorage.clear()
  const third = openForm('ada', 'new')
  expect(third.now()).toMatchObject({ values: { title: 'Typed here' }, restored: true })
  third.discard()
  expect(window.localStorage).toHaveLength(1)

  // A tab that has crashed does not tell.
  vi.setSystemTime(Date.now() + 61 * 60 * 1000)
  expect(readDraft('ada', 'new')).toEqual({ title: 'Typed there' })
})

test('does not bring back a draft that another tab has removed', () => {
  const form = openForm('ada', 'new')
  form.type('Typed here')
  form.close()
  window.localStorage.clear()
  expect(openForm('ada', 'new').now().values).toBeUndefined()
})

test('keeps what is typed in an open form while another tab changes storage', () => {
  const form = openForm('ada', 'new')
  form.type('Typed here')
  window.localStorage.clear()
  expect(form.now().values).toEqual({ title: 'Typed here' })
})

describe('the expiry of a draft', () => {
  const day = 24 * 60 * 60 * 1000

  test.each([
    [6.9, { title: 'Kept' }],
    [7.1, undefined],
    // The clock was set back: the draft seems to come from the future.
    [-7.1, undefined],
  ])('is right after %d days', (days, values) => {
    saveDraft('ada', 'new', { title: 'Kept' })
    vi.setSystemTime(Date.now() + days * day)
    reload()
    expect(openForm('ada', 'new').now().values).toEqual(values)
    expect(window.localStorage).toHaveLength(values ? 1 : 0)
  })

  test('removes a draft whose form is never opened again', () => {
    saveDraft('ada', 'new', { title: 'Old' })
    vi.setSystemTime(Date.now() + 8 * day)
    reload()
    expect(openForm(anonymousOwner, 'contact').now().values).toBeUndefined()
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
])('ignores %s in storage', (stored) => {
  saveDraft('ada', 'new', { title: 'x' })
  window.localStorage.setItem(window.localStorage.key(0)!, stored)
  reload()
  expect(openForm('ada', 'new').now().values).toBeUndefined()
})

test('keeps a draft for as long as the page where storage is full', () => {
  window.localStorage.setItem('filler', 'x'.repeat(4_999_990))
  const form = openForm('ada', 'new')
  form.type('Typed')
  form.close()
  const next = openForm('ada', 'new')
  expect(next.now()).toMatchObject({ values: { title: 'Typed' }, restored: true })
  next.discard()
  expect(next.now().values).toBeUndefined()
})
