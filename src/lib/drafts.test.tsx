import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { resetStores } from '../../tests/reset-stores'
import {
  anonymousOwner,
  discardDraftsOf,
  hasDrafts,
  readDraft,
  saveDraft,
  useDraft,
} from './drafts'

/** Clears memory as a reload does. Session storage stays. */
function reload() {
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
  expect(first.now().isRestored).toBe(false)
  first.close()
  expect(openForm('ada', 'new').now()).toMatchObject({
    values: { title: 'Half a tho' },
    isRestored: true,
  })
  reload()
  const later = openForm('ada', 'new')
  expect(later.now()).toMatchObject({ values: { title: 'Half a tho' }, isRestored: true })
  later.type('Half a thought')
  expect(later.now().isRestored).toBe(true)
})

test('keeps drafts of different owners and names apart', () => {
  openForm('ada', 'new').type('Secret')
  expect(openForm('bob', 'new').now().values).toBeUndefined()
  expect(openForm('ada', 'post-1').now().values).toBeUndefined()
  expect(hasDrafts('ada', 'new')).toBe(true)
  expect(hasDrafts('ada', 'post-')).toBe(false)
  expect(hasDrafts('bob', 'new')).toBe(false)
  expect(hasDrafts('ad', '')).toBe(false)
})

test('shows what a user wrote to that user alone', () => {
  openForm('ada', 'contact').type('Ada’s')
  for (const other of [anonymousOwner, 'bob']) {
    reload()
    expect(openForm(other, 'contact').now()).toMatchObject({
      values: undefined,
      isRestored: false,
    })
  }
})

test('goes on after a log-in with what the visitor typed, which is newer', () => {
  openForm('bob', 'contact').type('Bob’s')
  reload()
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
  expect(form.now()).toMatchObject({ values: undefined, isRestored: false })
  reload()
  expect(openForm('ada', 'new').now().values).toBeUndefined()
})

test('discards all drafts of an owner, and no others', () => {
  saveDraft('ada', 'new', { title: 'ada' })
  saveDraft('ada', 'post-1', { title: 'ada' })
  saveDraft('bob', 'new', { title: 'bob' })
  reload()
  discardDraftsOf('ada')
  expect(hasDrafts('ada', '')).toBe(false)
  expect(readDraft('bob', 'new')).toEqual({ title: 'bob' })
  expect(window.sessionStorage).toHaveLength(1)
})

test('ends with the tab', () => {
  openForm('ada', 'new').type('Typed here')
  expect(window.localStorage).toHaveLength(0)
  window.sessionStorage.clear()
  reload()
  expect(openForm('ada', 'new').now().values).toBeUndefined()
})

test.each(['null', '7', '{"half', '{"title":7}'])('ignores %s in storage', (stored) => {
  saveDraft('ada', 'new', { title: 'x' })
  window.sessionStorage.setItem(window.sessionStorage.key(0)!, stored)
  reload()
  expect(openForm('ada', 'new').now().values).toBeUndefined()
})

test('keeps a draft for as long as the page where storage is full', () => {
  window.sessionStorage.setItem('filler', 'x'.repeat(4_999_990))
  const form = openForm('ada', 'new')
  form.type('Typed')
  form.close()
  const next = openForm('ada', 'new')
  expect(next.now()).toMatchObject({ values: { title: 'Typed' }, isRestored: true })
  next.discard()
  expect(next.now().values).toBeUndefined()
})
