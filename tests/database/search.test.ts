import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { password, startBackend } from './start-backend'

const { url, close } = await startBackend()
afterAll(close)

interface Post {
  title: string
  content: string
}

/** Creates a user with these posts. */
async function signUp(email: string, posts: Post[]) {
  const client = createClient(url, 'sb_publishable_embedded', {
    // Node before 22 has no WebSocket.
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
  { title: '営業時間', content: '' },
  { title: 'مرحبا', content: 'Ünïcode ÉTÉ' },
  { title: 'C++ or $5?', content: '2^3 = 8, hours of it' },
  { title: 'Café', content: 'Open daily' },
]
const ada = await signUp('ada@example.com', posts)
await signUp('bob@example.com', [{ title: 'Opening hours of Bob', content: '' }])

const fold = (text: string) => text.normalize().toLowerCase()

/** Whether a post contains the first eight words of a search. */
const matches = (search: string, { title, content }: Post) =>
  search
    .split(/\s+/)
    .slice(0, 8)
    .every((word) => fold(`${title} ${content}`).includes(fold(word)))

async function find(search: string) {
  const { data, error } = await ada
    .rpc('search_posts', { search: search.replace(/\s+/g, ' ') })
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
  'café daily',
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
])('a search for %s finds the posts that contain its words', async (search) => {
  const expected = posts.filter((post) => matches(search, post)).map(({ title }) => title)
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

// Postgres sorts combining marks in quadratic time, and nothing stops it.
test('a search for 100,000 combining marks takes no longer than others', async () => {
  const started = performance.now()
  expect(await find('\u0315'.repeat(50_000) + '\u0316'.repeat(50_000))).toEqual([])
  expect(performance.now() - started).toBeLessThan(1000)
})
