import Papa from 'papaparse'
import { fieldNames, type Post } from './post-fields'

export type ExportFormat = 'JSON' | 'CSV'

const columns = ['id', ...fieldNames, 'created_at', 'updated_at'] as const

/** Makes a file of posts, the newest first. */
export function exportFile(format: ExportFormat, posts: Post[]): Blob {
  const rows = posts
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .map((post) => Object.fromEntries(columns.map((column) => [column, post[column]])))
  return format === 'JSON'
    ? new Blob([JSON.stringify(rows, null, 2), '\n'], { type: 'application/json' })
    : // The byte order mark tells spreadsheets that the file is UTF-8.
      new Blob(['\uFEFF', toCsv(rows), '\r\n'], { type: 'text/csv' })
}

/** Spreadsheets would run a cell that starts like a formula: it gets an apostrophe before it. */
const toCsv = (rows: object[]) =>
  Papa.unparse({ fields: [...columns], data: rows }, { escapeFormulae: true })
