import { expect, test } from 'vitest'
import { post, postId, textValues } from '../../tests/helpers/post-fixtures'
import { createExportBlob } from './serialize-posts'
import { postFields } from './post'

const header = ['id', ...postFields, 'created_at', 'updated_at'].join() + '\r\n'

test('writes the posts as JSON, newest first', async () => {
  const text = await createExportBlob('JSON', [
    post(
      1,
      textValues((name) => `${name} 1`),
    ),
    post(2, {
      ...textValues((name) => `${name} 2`),
      content: null,
      updated_at: '2026-01-06T10:00:00+00:00',
    }),
  ]).text()
  expect(JSON.parse(text)).toEqual([
    {
      id: postId(2),
      ...textValues((name) => `${name} 2`),
      content: null,
      created_at: '2026-01-05T09:00:00.000002+00:00',
      updated_at: '2026-01-06T10:00:00+00:00',
    },
    {
      id: postId(1),
      ...textValues((name) => `${name} 1`),
      created_at: '2026-01-05T09:00:00.000001+00:00',
      updated_at: '2026-01-05T09:00:00.000001+00:00',
    },
  ])
})

test('writes quotes, commas and line breaks as CSV', async () => {
  const values = textValues((name) => `${name}, a "quote"\nline 2`)
  const file = createExportBlob('CSV', [
    post(1, { ...values, updated_at: '2026-01-06T10:00:00+00:00' }),
  ])
  const cells = postFields.map((name) => `"${name}, a ""quote""\nline 2"`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(await file.text()).toBe(
    header +
      `${postId(1)},${cells.join()},2026-01-05T09:00:00.000001+00:00,2026-01-06T10:00:00+00:00\r\n`,
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n', ' =1', '\n=1', '＝1', '　＠A1'])(
  'makes the formula %j harmless in CSV',
  async (formula) => {
    const text = await createExportBlob('CSV', [
      post(
        1,
        textValues(() => formula),
      ),
    ]).text()
    expect(text.split(`'${formula}`)).toHaveLength(1 + postFields.length)
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
