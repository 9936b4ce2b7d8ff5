// Draws the icons of src/ui/icon-names.ts into one file: Lucide's, and marks in their manner.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const dot = 'fill="currentColor"'

/** The profiles outside this site; Lucide has no brands. */
const marks = {
  'mark-facebook': '<path d="M15 3h-2.5A3.5 3.5 0 0 0 9 6.5V21m-3-9.5h8"/>',
  'mark-instagram': `<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><circle cx="17" cy="7" r=".5" ${dot}/>`,
  'mark-linkedin': `<path d="M5 10v10M10 20V10m0 4.5a4.5 4.5 0 0 1 9 0V20"/><circle cx="5" cy="5" r=".75" ${dot}/>`,
  'mark-tiktok': '<path d="M10 11a4.5 4.5 0 1 0 3.5 4.4V3c.4 2.8 2.4 4.7 5.5 5"/>',
  'mark-x': '<path d="m4 4 16 16M20 4 4 20"/>',
  'mark-youtube': `<rect x="2" y="5" width="20" height="14" rx="4"/><path d="m10 9 5 3-5 3Z" ${dot}/>`,
}

/** What is within Lucide's drawing. */
async function lucide(name) {
  const { default: Drawing } = await dynamicIconImports[name]()
  const [, shapes] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(Drawing)))
  return shapes.replace(/><\/\w+>/g, '/>')
}

const { module } = await runnerImport('./src/ui/icon-names.ts')

const symbols = await Promise.all(
  module.iconNames.map(async (name) => {
    const shapes = marks[name] ?? (await lucide(name))
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes}</symbol>\n`
  }),
)
writeFileSync(
  'src/ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" hidden="">\n${symbols.join('')}</svg>\n`,
)
