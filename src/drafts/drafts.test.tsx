import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reloadStores } from '../../tests/helpers/zustand-mock'
import {
  adoptDrafts,
  anonymousOwner,
  type DraftName,
  discardDraft,
  discardUserDrafts,
  findDraft,
  hasDrafts,
  saveDraft,
} from './drafts'
import { useDraftForm } from './draft-form'

function reload() {
  cleanup()
  reloadStores()
}

const rest = { defaultValues: { title: '' }, basedOn: 'first', onSubmit: () => undefined }
const useTitleForm = (ownerId: string, name: DraftName) => useDraftForm({ ownerId, name, ...rest })

/** Renders a form with this draft. */
function openForm(owner: string, name: DraftName) {
  const { result, unmount } = renderHook(() => useTitleForm(owner, name))
  return {
    hasHiddenDraft: () => result.current.hasHiddenDraft,
    draft: () => result.current.draft,
    type: (value: string) =>
      act(() => result.current.getFieldProps('title').onChange({ target: { value } })),
    discard: () => act(() => result.current.discard()),
    close: unmount,
  }
}

test('restores a draft in the next form with its name and after a reload, until it is discarded', () => {
  const restored = { values: { title: 'Half a tho' }, basedOn: 'first', isRestored: true }
  const first = openForm('ada', 'post:')
  expect(first.draft()).toBeUndefined()
  first.type('Half a tho')
  expect(first.draft()).toMatchObject({ values: restored.values })
  expect(first.draft()!.isRestored).toBeFalsy()
  first.close()
  expect(openForm('ada', 'post:').draft()).toMatchObject(restored)
  reload()
  const later = openForm('ada', 'post:')
  expect(later.draft()).toMatchObject(restored)
  later.type('Half a thought')
  expect(later.draft()!.isRestored).toBe(true)
  later.discard()
  expect(later.draft()).toBeUndefined()
  reload()
  expect(openForm('ada', 'post:').draft()).toBeUndefined()
})

test('has what another document of the tab saved, after Back to this one', () => {
  const form = openForm('ada', 'post:')
  form.type('Older')
  const emptyStore = JSON.stringify({ state: { drafts: [] }, version: 0 })
  window.sessionStorage.setItem('omnia-drafts', emptyStore)
  goBack()
  expect(form.draft()).toBeUndefined()
})

test('after a login, a visitor’s draft is the user’s, unless the user has a draft of the form', () => {
  openForm('bob', 'contact').type('Bob’s')
  const visitor = openForm(anonymousOwner, 'contact')
  expect(visitor.draft()).toBeUndefined()
  expect(visitor.hasHiddenDraft()).toBe(true)
  visitor.type('A visitor’s')
  act(() => adoptDrafts('bob'))
  const bob = openForm('bob', 'contact')
  expect(bob.draft()).toMatchObject({ values: { title: 'Bob’s' } })
  expect(bob.hasHiddenDraft()).toBe(false)
  bob.discard()
  act(() => adoptDrafts('bob'))
  expect(bob.draft()).toMatchObject({ values: { title: 'A visitor’s' }, isRestored: true })
  expect(findDraft(anonymousOwner, 'contact')).toBeUndefined()
})

test('gives changed text a new key, and keeps the key of a text that is restored', () => {
  // Without https, browsers have no randomUUID.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const form = openForm('ada', 'post:')
  form.type('One')
  const { key } = form.draft()!
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  form.type('Two')
  const { key: laterKey } = form.draft()!
  expect(laterKey).not.toBe(key)
  reload()
  expect(openForm('ada', 'post:').draft()!.key).toBe(laterKey)
})

test('discards a sent text, also if its visitor has logged in since, and keeps any other text', () => {
  const form = openForm(anonymousOwner, 'contact')
  form.type('Sent')
  const { key } = form.draft()!
  act(() => adoptDrafts('ada'))
  form.type('Typed since')
  act(() => discardDraft(key))
  expect(findDraft('ada', 'contact')).toBeUndefined()
  expect(findDraft(anonymousOwner, 'contact')).toMatchObject({ values: { title: 'Typed since' } })
})

test('has no draft in the first render, to match the prerendered HTML', () => {
  saveDraft({ ownerId: 'ada', name: 'post:', values: { title: 'Kept' } })
  const Form = () => useTitleForm('ada', 'post:').values.title || 'nothing'
  expect(renderToString(<Form />)).toBe('nothing')
})

test('keeps drafts per owner and form, and discards those of an owner and of visitors', () => {
  for (const ownerId of ['ada', 'bob'])
    saveDraft({ ownerId, name: 'post:', values: { title: ownerId } })
  expect(findDraft('ada', 'post:1')).toBeUndefined()
  expect(['ada', 'bob', 'ad'].map(hasDrafts)).toEqual([true, true, false])
  saveDraft({ ownerId: anonymousOwner, name: 'contact', values: { message: 'ada' } })
  expect(hasDrafts('ad')).toBe(true)
  reload()
  discardUserDrafts('ada')
  expect(hasDrafts('ada')).toBe(false)
  expect(findDraft('bob', 'post:')).toMatchObject({ values: { title: 'bob' } })
  expect(window.sessionStorage).toHaveLength(1)
})

test.each([
  ['that ended with its tab', () => window.sessionStorage.clear()],
  ['of incomplete JSON', () => window.sessionStorage.setItem('omnia-drafts', '{"half')],
])('does not restore a draft %s', (_, changeStorage) => {
  openForm('ada', 'post:').type('Typed here')
  expect(Object.keys(window.sessionStorage)).toEqual(['omnia-drafts'])
  expect(window.localStorage).toHaveLength(0)
  changeStorage()
  reload()
  expect(openForm('ada', 'post:').draft()).toBeUndefined()
})

const goBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

test('keeps a draft until the page is closed if storage is full', () => {
  window.sessionStorage.setItem('filler', 'x'.repeat(4_999_990))
  const form = openForm('ada', 'post:')
  form.type('Typed')
  form.close()
  goBack()
  const next = openForm('ada', 'post:')
  expect(next.draft()).toMatchObject({ values: { title: 'Typed' }, isRestored: true })
  next.discard()
  expect(next.draft()).toBeUndefined()
})
