import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folders = 'build docs e2e public scripts src supabase tests .ci .github'.split(' ')
const files = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
]
const code = files
  .filter((file) => /\.(tsx?|js|sql|toml|yml)$|^package\.json$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }

const documents = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const text = readFileSync(file, 'utf8')
    const fences = [...text.matchAll(/^ *```[^]*?^ *```$/gm)].join('\n')
    const spans = text.replaceAll(/^ *```[^]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)
    // A recipe shows what a file or a name of its own contains.
    const created = [...text.matchAll(/(?:[Cc]reate|such as|Test it in|sample text in)\s+`(.+?)`/g)]
    return {
      file,
      text,
      fences,
      quoted: [...spans].map((match) => match[1]!),
      created: created.map((match) => path.basename(match[1]!)),
    }
  })

/** Returns the ID that GitHub gives a heading. */
const toId = (heading: string) =>
  heading.toLowerCase().replace(/[^\w-]/g, (mark) => (mark === ' ' ? '-' : ''))

test.each(documents)('$file links to documents and headings that exist', ({ file, text }) => {
  const broken = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].filter(
    ([, target = '', id]) => {
      const name = target ? path.join(path.dirname(file), target) : file
      if (!files.includes(name)) return true
      const headings = readFileSync(name, 'utf8').matchAll(/^#+ (.*)$/gm)
      return id !== undefined && ![...headings].some(([, heading]) => toId(heading!) === id)
    },
  )
  expect(broken.map(([link]) => link)).toEqual([])
})

test.each(documents)('$file quotes files that exist', ({ quoted, created }) => {
  const missing = quoted
    .filter((name) => /^[\w@./-]+\.(tsx?|js|sql|toml|css|yml|md)$/.test(name))
    .filter((name) => !name.startsWith('dist/') && !created.includes(path.basename(name)))
    .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
  expect(missing).toEqual([])
})

test.each(documents)('$file quotes names that the code has', ({ quoted, fences }) => {
  const missing = quoted
    .map((name) => name.replace(/\(\)$/, ''))
    .filter((name) => /^[A-Za-z][a-z]+([A-Z]\w*|(_[a-z]+)+)$/.test(name))
    .filter((name) => !code.includes(name) && !fences.includes(name))
  expect(missing).toEqual([])
})

test('before-you-go-live.md quotes sentences of the pages, in tables those of the named files', () => {
  const { text } = documents.find(({ file }) => file.endsWith('before-you-go-live.md'))!
  const wrong = text.split(/^(?= *\|)|(?<=\|)\n/m).flatMap((part) => {
    const names = /^ *\|/.test(part) ? part.match(/[\w/-]+\.ts/g) : null
    const named = files.filter((file) => names?.some((name) => `/${file}`.endsWith(`/${name}`)))
    const source = names ? named.map((file) => readFileSync(file, 'utf8')).join() : code
    const straight = source.replaceAll('’', "'").toLowerCase()
    const quotes = part.replaceAll(/\s+/g, ' ').matchAll(/"([^"]+?)[.,]?"/g)
    return [...quotes].filter(([, quote]) => !straight.includes(quote!.toLowerCase()))
  })
  expect(wrong).toEqual([])
})

test.each(documents)('$file runs tests that exist', ({ text, created }) => {
  const commands = [...text.matchAll(/npx (?:vitest|playwright) [^`#]*/g)].join(' ')
  const paths = commands.match(/\b(?:src|build|tests|e2e)\/[\w./-]+/g) ?? []
  const missing = paths.filter((name) => !files.includes(name))
  expect(missing.filter((name) => !created.includes(path.basename(name)))).toEqual([])
})

test.each(documents)('$file names scripts of package.json', ({ text }) => {
  const names = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!)
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})
