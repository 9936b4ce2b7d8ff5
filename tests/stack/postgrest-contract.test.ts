// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { toPostValues } from '@/features/posts/post'
import { newAccount, newClient, removeAccounts, stack } from './stack-client'

// Checks what src/features/posts/api.ts expects of PostgREST. @supabase/lite differs, so only a stack with
// PostgREST runs this file.

vi.stubEnv('VITE_SUPABASE_URL', stack.url)
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.key)
const { supabase } = await import('../../src/lib/supabase')
const { createPost, fetchPaginatedPosts, updatePost } = await import('../../src/features/posts/api')

let userId: string

beforeEach(async () => {
  const { data, error } = await supabase.auth.signInWithPassword(await newAccount())
  if (error) throw error
  userId = data.user.id
})
afterAll(async () => {
  await supabase.auth.dispose()
  window.localStorage.clear()
  await removeAccounts()
})

const list = (searchText = '', pageNumber = 1) =>
  fetchPaginatedPosts(
    userId,
    { searchText, order: 'newest', pageNumber },
    new AbortController().signal,
  )

const values = (title: string) => ({ ...toPostValues(), title })

/** Creates a post and returns it. */
async function newPost(title: string) {
  await createPost(userId, values(title), crypto.randomUUID())
  return (await list()).posts.find((post) => post.title === title)!
}

test('a repeated create with one key creates one post', async () => {
  const key = '00000000-0000-4000-8000-00000000000a'
  await createPost(userId, values('Once'), key)
  await createPost(userId, values('Once'), key)
  expect((await list()).total).toBe(1)
})

test('an update of an old version changes nothing', async () => {
  const old = await newPost('First')
  await updatePost(userId, old, values('Second'))
  expect(await updatePost(userId, old, values('Third'))).toMatchObject({
    current: { title: 'Second' },
    isSaved: false,
  })
})

test('a page after the last one is empty, but has the total', async () => {
  await newPost('Only')
  expect(await list('', 3)).toMatchObject({ total: 1, posts: [] })
})

test.each(['100%', 'say "hi"', "it's", 'a_b', '(c,d)', 'back\\slash'])(
  'a search finds only the post with %s',
  async (title) => {
    await newPost('1000 say hi its acb')
    await newPost(title)
    expect((await list(title)).posts).toMatchObject([{ title }])
  },
)

test('an error code that starts with PT becomes the status', async () => {
  await newPost('One')
  await newPost('Two')
  const { status, error } = await supabase
    .from('posts')
    .update({ title: 'All' })
    .eq('user_id', userId)
  expect({ status, code: error?.code }).toEqual({ status: 400, code: 'PT400' })
})

test('a long contact request is rejected by its Content-Length', async () => {
  const { status, error } = await newClient()
    .from('contacts')
    .insert({ name: 'Ann', email: 'ann@example.com', message: 'x'.repeat(110_000) })
  expect({ status, message: error?.message }).toEqual({
    status: 400,
    message: 'a contact request must be shorter than 100 KB',
  })
})
