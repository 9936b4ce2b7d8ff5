import { resolveConfiguredPublishableKey } from '@supabase/lite/cli'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type UserConfig } from 'vite'
import { embeddedBackend } from './build/embedded-backend.ts'
import { asHosted } from './build/headers.ts'
import { lean } from './build/lean.ts'
import { prerender } from './build/prerender.ts'
import { checkHostedEnv } from './src/lib/env.ts'

const liteConfig = process.env.OMNIA_LITE ?? './supabase/lite.toml'

export default defineConfig(async ({ command, mode, isPreview }): Promise<UserConfig> => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  const embedded =
    mode === 'embedded' || (command === 'serve' && !isPreview && !env.VITE_SUPABASE_URL)

  // Read by supabase/lite.toml. Its command line reports usage unless told not to.
  process.env.OMNIA_DATABASE ??= 'supabase/.temp/data'
  process.env.DO_NOT_TRACK ??= '1'

  if (!embedded && !isPreview) {
    const problem = checkHostedEnv(env)
    if (problem) {
      process.stderr.write(`${problem}\n`)
      process.exit(1)
    }
  }

  return {
    plugins: [
      react(),
      tailwindcss(),
      lean(),
      prerender(embedded ? undefined : env.VITE_SUPABASE_URL),
      asHosted(),
      {
        // Read by supabase/lite.toml: where the links of e-mails lead.
        name: 'omnia:site-url',
        configResolved({ preview, server }) {
          const { port } = isPreview ? preview : server
          process.env.OMNIA_SITE_URL ??= `http://localhost:${port}`
        },
      },
      embedded && embeddedBackend(liteConfig),
    ],
    resolve: { tsconfigPaths: true },
    define: embedded
      ? {
          'import.meta.env.VITE_SUPABASE_URL': 'window.location.origin',
          'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(
            await resolveConfiguredPublishableKey(liteConfig),
          ),
        }
      : {},
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      outDir: embedded ? 'dist-embedded' : 'dist',
      // One file of styles; build/page-styles.ts gives every page its own of them.
      cssCodeSplit: false,
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What every first view runs on: one file compresses better than several.
              {
                name: 'site',
                test: /node_modules\/(react|react-dom|scheduler|react-router)\/|src\/(layout\/(?!services-menu|footer)|router|auth\/session|pages\/error|ui\/(button|icon-button|field|fields|toasts|toaster|spinner|icon)\b)/,
                priority: 2,
              },
              // So is what most pages are made of.
              { name: 'site', minShareCount: 12, priority: 2 },
              { name: 'forms', test: /src\/ui\/restored|src\/lib\/(validate|drafts)/ },
            ],
          },
        },
      },
    },
  }
})
