import {
  build,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from 'vite'

/**
 * Inlines src/start/inline.ts into index.html, and in a build also the style sheet, and moves the
 * app's script to the end of the body. On a slow phone, a linked style sheet delays the first paint
 * by a second.
 */
export function inlineAssets(): Plugin {
  let config: ResolvedConfig
  /** Built once, so restart the development server after a change in src/start/. */
  let inlineScript: Promise<string> | undefined
  return {
    name: 'omnia:inline-assets',
    config: () => ({ build: { cssCodeSplit: false } }),
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const children = await (inlineScript ??= buildInlineScript(config))
        const script: HtmlTagDescriptor = { tag: 'script', children, injectTo: 'head' }
        if (!bundle) return [script]
        const stylesheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
        const [appScript] = /<script type="module".*?<\/script>/.exec(html) ?? []
        if (stylesheet?.type !== 'asset' || !appScript)
          throw new Error('The build has no style sheet or no module script')
        delete bundle[stylesheet.fileName]
        return {
          html: html
            .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
            .replace(appScript, '')
            .replace('</body>', `${appScript}</body>`),
          tags: [script, { tag: 'style', children: String(stylesheet.source), injectTo: 'head' }],
        }
      },
    },
  }
}

/** Bundles src/start/inline.ts into one script. */
async function buildInlineScript({ mode, define, build: { target } }: ResolvedConfig) {
  const { output } = (await build({
    configFile: false,
    mode,
    define,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      target,
      write: false,
      rolldownOptions: { input: 'src/start/inline.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
