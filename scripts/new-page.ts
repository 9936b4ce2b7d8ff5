// Adds the page of a service to a suite: `npm run new:page -- event-planning --suite lifestyle`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { pageRoutes } from '../src/content/catalog/page-routes.ts'
import { findPageRoute } from '../src/routing/route-lookup.ts'

/** Inserts a line after the text that the pattern finds. */
function insertLine(file: string, after: RegExp, line: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(after, `$&${line}\n`))
}

function addPage(name = '', suite = '') {
  const path = `/services/${name}`
  if (!/^([a-z]+\/)?[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error('Name the page in lowercase words with hyphens, such as "event-planning".')
  if (findPageRoute(path)) throw new Error(`There is already a page at ${path}.`)
  if (!pageRoutes.some((route) => route.suite === suite && route.path.startsWith('/services/')))
    throw new Error('Choose a suite of src/content/catalog/suites.ts, such as "--suite lifestyle".')

  const words = name.replace(/.*\//, '').split('-')
  const label = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')
  const template = readFileSync('src/content/new-page-template.ts', 'utf8')
  const file = `src/content/pages${path}.ts`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, template.replaceAll('Service Name', label))
  insertLine(
    'src/content/catalog/page-routes.ts',
    new RegExp(`suite: '${suite}' }, \\[\\n(    .*\\n)*`),
    `    { path: '${path}', label: '${label}', icon: suites.${suite}.icon },`,
  )
  // Search finds the label without keywords, which would rank the page above better matches.
  insertLine(
    'src/content/catalog/search-keywords.ts',
    /const keywords[^]*?\n(?=})/,
    `  '${path}': '',`,
  )
  console.log(`Replace the sample text in ${file}. The comments say what each text needs.`)
  console.log('Then run "npm run format".')
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { suite: { type: 'string' } },
  })
  addPage(positionals[0], values.suite)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
