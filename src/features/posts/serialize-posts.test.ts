import { expect, test } from 'vitest'
import { post, postId } from '../../../tests/helpers/post-fixtures'
import { toPostValues } from './post'
import { createExportBlob } from './serialize-posts'

const header = ['id', ...Object.keys(toPostValues()), 'created_at', 'updated_at'].join() + '\r\n'

test('writes the posts as JSON, newest first', async () => {
  const text = await createExportBlob('JSON', [
    post(1),
    post(2, { content: null, updated_at: '2026-01-06T10:00:00+00:00' }),
  ]).text()
  expect(JSON.parse(text)).toMatchObject([
    {
      id: postId(2),
      title: 'Post 2',
      content: null,
      created_at: '2026-01-05T09:00:00.000002+00:00',
      updated_at: '2026-01-06T10:00:00+00:00',
    },
    {
      id: postId(1),
      title: 'Post 1',
      content: 'Content 1',
      created_at: '2026-01-05T09:00:00.000001+00:00',
      updated_at: '2026-01-05T09:00:00.000001+00:00',
    },
  ])
})

test.each(['JSON', 'CSV'] as const)('orders posts of the same time in %s', async (format) => {
  const created_at = post(1).created_at
  const posts = [1, 2, 3].map((number) => post(number, { created_at }))
  const text = await createExportBlob(format, posts).text()
  expect(await createExportBlob(format, posts.toReversed()).text()).toBe(text)
  expect(text).toMatch(/Post 1[^]*Post 2[^]*Post 3/)
})

test('writes quotes, commas and line breaks as CSV', async () => {
  const file = createExportBlob('CSV', [post(1, { title: 'a, "b"', content: 'line 1\nline 2' })])
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const text = await file.text()
  expect(text).toContain(`${header}${postId(1)},"a, ""b""","line 1\nline 2",`)
  expect(text).toMatch(/,2026-01-05T09:00:00\.000001\+00:00\r\n$/)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n', ' =1', '\n=1', '＝1', '　＠A1'])(
  'makes the formula %j harmless in CSV',
  async (formula) => {
    const text = await createExportBlob('CSV', [
      post(1, { title: formula, content: formula }),
    ]).text()
    expect(text.split(`'${formula}`)).toHaveLength(3)
  },
)

test.each([
  [';=1+1', ";'=1+1"],
  ['; ＋1', ";' ＋1"],
  ['a;-1;=2', "a;'-1;'=2"],
  ['=1;2', "'=1;2"],
])('makes the formula in %j harmless if semicolons separate cells', async (text, escaped) => {
  const csv = await createExportBlob('CSV', [post(1, { title: text })]).text()
  expect(csv).toContain(`${postId(1)},${escaped},`)
})

test('writes a file for an empty list of posts', async () => {
  expect(JSON.parse(await createExportBlob('JSON', []).text())).toEqual([])
  expect(await createExportBlob('CSV', []).text()).toContain(header)
})
