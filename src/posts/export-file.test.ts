import { expect, test } from 'vitest'
import { post, postId } from '../../tests/posts'
import { exportFile } from './export-file'

test('writes the posts as JSON, the newest first', async () => {
  const text = await exportFile('JSON', [
    post(1, { content: 'a "quote"\nline 2' }),
    post(2, { content: null, updated_at: '2026-01-06T10:00:00+00:00' }),
  ]).text()
  expect(JSON.parse(text)).toEqual([
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
      content: 'a "quote"\nline 2',
      created_at: '2026-01-05T09:00:00.000001+00:00',
      updated_at: '2026-01-05T09:00:00.000001+00:00',
    },
  ])
})

test('writes quotes, commas and line breaks as CSV', async () => {
  const file = exportFile('CSV', [
    post(1, {
      title: 'a, b',
      content: 'a "quote"\nline 2',
      updated_at: '2026-01-06T10:00:00+00:00',
    }),
  ])
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(await file.text()).toBe(
    'id,title,content,created_at,updated_at\r\n' +
      `${postId(1)},"a, b","a ""quote""\nline 2",2026-01-05T09:00:00.000001+00:00,2026-01-06T10:00:00+00:00\r\n`,
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n', ' =1', '\n=1', '＝1', '　＠A1'])(
  'makes the formula %j harmless in CSV',
  async (formula) => {
    const text = await exportFile('CSV', [post(1, { title: formula, content: formula })]).text()
    expect(text.split(`'${formula}`)).toHaveLength(3)
  },
)

test('writes files without posts', async () => {
  expect(JSON.parse(await exportFile('JSON', []).text())).toEqual([])
  expect(await exportFile('CSV', []).text()).toContain('id,title,content,created_at,updated_at\r\n')
})
