import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const notes = globalThis as { omniaImports?: string[] }

/** For the build that renders the pages: notes what the route table imports for each. */
export const noteImports: Plugin = {
  name: 'omnia:note-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/routes\.tsx$/ },
    handler: (code) =>
      code.replace(
        /\bimport\(('@\/[^']+')\)/g,
        (call, path: string) => `(globalThis.omniaImports.push(${path}), ${call})`,
      ),
  },
}

/** Does something, and gives the paths that the route table imported meanwhile. */
export async function importsDuring<Result>(work: () => Promise<Result>) {
  const paths: string[] = (notes.omniaImports = [])
  return { result: await work(), paths }
}

/** The scripts that hold what `paths` name, and all that those import. */
export function scriptsOf(paths: string[], bundle: Rolldown.OutputBundle, root: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const path of paths) {
    const id = resolve(root, path.replace('@', 'src'))
    add(chunks.find(({ facadeModuleId }) => facadeModuleId?.replace(/\.tsx?$/, '') === id))
  }
  return [...files].map((file) => `/${file}`)
}
