import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reloadStores } from '../../tests/helpers/zustand-mock'
import {
  adoptDrafts,
  anonymousOwner,
  type DraftName,
  discardSent,
  discardUserDrafts,
  hasDrafts,
  readDraft,
  setDraft,
} from './drafts'
import { useDraft } from './use-draft-form'

function reload() {
  cleanup()
  reloadStores()
}

/** Renders a form with this draft. */
function openForm(owner: string, name: DraftName) {
  const { result, unmount } = renderHook(() => useDraft(owner, name))
  return {
    now: () => result.current,
    type: (title: string) => act(() => result.current.save({ title }, 'first')),
    discard: () => act(() => result.current.discard()),
    close: unmount,
  }
}

test('restores a draft in the next form with its name and after a reload, until it is discarded', () => {
  const restored = { values: { title: 'Half a tho' }, basedOn: 'first', isRestored: true }
  const first = openForm('ada', 'new-post')
  expect(first.now().values).toBeUndefined()
  first.type('Half a tho')
  expect(first.now().values).toEqual({ title: 'Half a tho' })
  expect(first.now().isRestored).toBeFalsy()
  first.close()
  expect(openForm('ada', 'new-post').now()).toMatchObject(restored)
  reload()
  const later = openForm('ada', 'new-post')
  expect(later.now()).toMatchObject(restored)
  later.type('Half a thought')
  expect(later.now().isRestored).toBe(true)
  later.discard()
  expect(later.now().values).toBeUndefined()
  expect(later.now().isRestored).toBeFalsy()
  reload()
  expect(openForm('ada', 'new-post').now().values).toBeUndefined()
})

test('has what another document of the tab saved, after Back to this one', () => {
  const form = openForm('ada', 'new-post')
  form.type('Older')
  window.sessionStorage.removeItem('omnia-drafts')
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(form.now().values).toBeUndefined()
})

test('after a login, a visitor’s draft is the user’s, unless the user has a draft of the form', () => {
  openForm('bob', 'contact').type('Bob’s')
  const visitor = openForm(anonymousOwner, 'contact')
  expect(visitor.now().values).toBeUndefined()
  expect(visitor.now().hasHiddenDraft).toBe(true)
  visitor.type('A visitor’s')
  act(() => adoptDrafts('bob'))
  const bob = openForm('bob', 'contact')
  expect(bob.now()).toMatchObject({ values: { title: 'Bob’s' }, hasHiddenDraft: false })
  bob.discard()
  act(() => adoptDrafts('bob'))
  expect(bob.now()).toMatchObject({ values: { title: 'A visitor’s' }, isRestored: true })
  expect(readDraft(anonymousOwner, 'contact')).toBeUndefined()
})

test('gives changed text a new key, and keeps the key of a text that is restored', () => {
  // Without https, browsers have no randomUUID.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const form = openForm('ada', 'new-post')
  form.type('One')
  const { key } = form.now()
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  form.type('Two')
  const { key: laterKey } = form.now()
  expect(laterKey).not.toBe(key)
  reload()
  expect(openForm('ada', 'new-post').now().key).toBe(laterKey)
})

test('discards a sent text, also if its visitor has logged in since, and keeps any other text', () => {
  const form = openForm(anonymousOwner, 'contact')
  form.type('Sent')
  const { key } = form.now()
  act(() => adoptDrafts('ada'))
  form.type('Typed since')
  discardSent('contact', key!)
  expect(readDraft('ada', 'contact')).toBeUndefined()
  expect(readDraft(anonymousOwner, 'contact')).toMatchObject({ values: { title: 'Typed since' } })
})

test('has no draft in the first render, to match the prerendered HTML', () => {
  setDraft('ada', 'new-post', { values: { title: 'Kept' } })
  function Form() {
    return <>{useDraft('ada', 'new-post').values?.title ?? 'nothing'}</>
  }
  expect(renderToString(<Form />)).toBe('nothing')
})

test('keeps drafts per owner and form, and discards those of an owner and of visitors', () => {
  setDraft('ada', 'new-post', { values: { title: 'ada' } })
  setDraft('bob', 'new-post', { values: { title: 'bob' } })
  expect(readDraft('ada', 'post:1')).toBeUndefined()
  expect(['ada', 'bob', 'ad'].map(hasDrafts)).toEqual([true, true, false])
  setDraft(anonymousOwner, 'contact', { values: { message: 'ada' } })
  expect(hasDrafts('ad')).toBe(true)
  reload()
  discardUserDrafts('ada')
  expect(hasDrafts('ada')).toBe(false)
  expect(readDraft('bob', 'new-post')).toMatchObject({ values: { title: 'bob' } })
  expect(window.sessionStorage).toHaveLength(1)
})

test.each([
  ['that ended with its tab', () => window.sessionStorage.clear()],
  ['of incomplete JSON', () => window.sessionStorage.setItem('omnia-drafts', '{"half')],
])('does not restore a draft %s', (_, changeStorage) => {
  openForm('ada', 'new-post').type('Typed here')
  expect(Object.keys(window.sessionStorage)).toEqual(['omnia-drafts'])
  expect(window.localStorage).toHaveLength(0)
  changeStorage()
  reload()
  expect(openForm('ada', 'new-post').now().values).toBeUndefined()
})

test('keeps a draft until the page is closed if storage is full', () => {
  window.sessionStorage.setItem('filler', 'x'.repeat(4_999_990))
  const form = openForm('ada', 'new-post')
  form.type('Typed')
  form.close()
  const next = openForm('ada', 'new-post')
  expect(next.now()).toMatchObject({ values: { title: 'Typed' }, isRestored: true })
  next.discard()
  expect(next.now().values).toBeUndefined()
})
