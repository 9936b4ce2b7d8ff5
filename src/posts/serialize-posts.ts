import Papa from 'papaparse'
import { postFieldNames, type Post } from './post-fields'

export type ExportFormat = 'JSON' | 'CSV'

const columns = ['id', ...postFieldNames, 'created_at', 'updated_at'] as const

/** Makes a file of posts, the newest first. */
export function createExportBlob(format: ExportFormat, posts: Post[]): Blob {
  const rows = posts
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .map((post) => Object.fromEntries(columns.map((column) => [column, post[column]])))
  return format === 'JSON'
    ? new Blob([JSON.stringify(rows, null, 2), '\n'], { type: 'application/json' })
    : // The byte order mark tells spreadsheets that the file is UTF-8.
      new Blob(['\uFEFF', toCsv(rows), '\r\n'], { type: 'text/csv' })
}

/** What a spreadsheet may run: a sign of a formula, after white space or not, of full width or not. */
const formula = /^(\s*[=+\-@＝＋－＠]|[\t\r])/

/** Makes CSV in which a cell that could be a formula has an apostrophe before it. */
const toCsv = (rows: object[]) =>
  Papa.unparse({ fields: [...columns], data: rows }, { escapeFormulae: formula })
