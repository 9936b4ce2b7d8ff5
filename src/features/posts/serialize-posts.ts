import Papa from 'papaparse'
import { type Post, type PostValues, toPostValues } from './post'

export type ExportFormat = 'JSON' | 'CSV'

const postFields = Object.keys(toPostValues()) as (keyof PostValues)[]
const columns: (keyof Post)[] = ['id', ...postFields, 'created_at', 'updated_at']

const compareTexts = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Returns a file with the posts in the order of the list. */
export function createExportBlob(format: ExportFormat, posts: Post[]): Blob {
  const sorted = posts.toSorted(
    (a, b) => compareTexts(b.created_at, a.created_at) || compareTexts(a.id, b.id),
  )
  return format === 'JSON'
    ? new Blob([JSON.stringify(sorted, columns, 2), '\n'], { type: 'application/json' })
    : // The byte order mark tells spreadsheets that the file is UTF-8.
      new Blob(['\uFEFF', toCsv(sorted), '\r\n'], { type: 'text/csv' })
}

/**
 * Matches the start of a formula, in a cell or after a semicolon, which separates cells in some
 * countries. Covers leading whitespace and full-width signs.
 */
const formulaStart = /(^|;)(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r])/g

/** Returns CSV with an apostrophe before text that a spreadsheet might run as a formula. */
const toCsv = (posts: Post[]) =>
  Papa.unparse({
    fields: columns,
    data: posts.map((post) => columns.map((name) => post[name]?.replace(formulaStart, "$1'"))),
  })
