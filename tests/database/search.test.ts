import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { matchesSearchText, toSearchWords } from '../../src/posts/paginated-posts'
import { type PostValues, searchableFields } from '../../src/posts/post-fields'
import { postValues } from '../post-fixtures'
import { password, startBackend } from './start-backend'

const { url, close } = await startBackend()
afterAll(close)

/** Creates a user with these posts. */
async function signUp(email: string, posts: PostValues[]) {
  const client = createClient(url, 'sb_publishable_embedded', {
    realtime: { transport: Object as never },
  })
  const { data } = await client.auth.signUp({ email, password })
  const user_id = data.user!.id
  const { error } = await client.from('posts').insert(posts.map((post) => ({ ...post, user_id })))
  expect(error).toBeNull()
  return client
}

const posts = [
  { title: 'Opening hours', content: 'Nine to six, Monday to Friday (except holidays)' },
  { title: 'Prices', content: '50% off "everything" in a_b *today* at C:\\shop [new] {now} a|b' },
  { title: '営業時間', content: null },
  { title: 'مرحبا', content: 'Ünïcode ÉTÉ' },
  { title: 'C++ or $5?', content: '2^3 = 8, hours of it' },
  { title: 'Decomposed', content: 'Cafe\u0301' },
  // The page searches every text field, so the database must search them too.
  Object.fromEntries(searchableFields.map((name) => [name, `in-${name}`])),
].map(postValues)
const ada = await signUp('ada@example.com', posts)
await signUp('bob@example.com', [postValues({ title: 'Opening hours of Bob' })])

async function find(search: string) {
  const { data, error } = await ada
    .rpc('search_posts', { search: toSearchWords(search).join(' ') })
    .select('title')
  expect(error).toBeNull()
  return (data as { title: string }[]).map(({ title }) => title).toSorted()
}

test.each([
  'hours',
  'OPENING HOURS',
  'hours opening monday',
  'hours tuesday',
  'opening friday',
  'hoursnine',
  'opening hours nine to six monday except holidays tuesday',
  'opening hours nine to six monday except tuesday',
  ...searchableFields.map((name) => `in-${name}`),
  'six, monday',
  '(except holidays)',
  '50%',
  '51%',
  '50%, (off',
  '"everything"',
  'a_b',
  'axb',
  '*today*',
  'C:\\shop',
  '(',
  ')',
  '\\',
  ',',
  '"',
  '[',
  ']',
  '^',
  'café',
  'CAFE\u0301',
  '[new] {now}',
  'a|b',
  '営業',
  'مرح',
  'été ünï',
  'c++',
  'c+++',
  '$5?',
  '2^3 =',
  '営業\u3000時間',
  'C:\\\\shop',
])('the server and the page find the same posts for %s', async (search) => {
  const expected = posts.filter((post) => matchesSearchText(search, post)).map(({ title }) => title)
  expect(await find(search)).toEqual(expected.toSorted())
})

test.each([
  '%',
  '_',
  '\\',
  '*',
  '"',
  "' or true --",
  'hours&user_id=neq.x',
  '{}',
  'null',
  '2026',
  'bob',
])('the search %s neither fails nor returns posts of another user', async (search) => {
  expect(await find(search)).not.toContain('Opening hours of Bob')
})
