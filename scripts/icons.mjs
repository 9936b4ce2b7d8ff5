// Draws the icons of src/ui/icon-names.ts, Lucide's, into one file.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { module } = await runnerImport('./src/ui/icon-names.ts')

const symbols = await Promise.all(
  module.iconNames.map(async (name) => {
    const { default: Drawing } = await dynamicIconImports[name]()
    const [, shapes] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(Drawing)))
    const closed = shapes.replace(/><\/\w+>/g, '/>')
    return `<symbol id="${name}" viewBox="0 0 24 24">${closed}</symbol>\n`
  }),
)
writeFileSync(
  'src/ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`,
)
