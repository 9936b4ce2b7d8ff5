import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type UserConfig } from 'vite'
import svgr from 'vite-plugin-svgr'
import { checkHostedEnv, getMissingEnvWarning } from './build/check-env.ts'
import { embeddedBackend } from './build/embedded-backend/plugin.ts'
import { inlineAssets } from './build/inline-assets.ts'
import { prerender } from './build/prerender.ts'
import { searchDocuments } from './build/search-documents.ts'
import { staticHost } from './build/static-host.ts'

// Without a terminal, as in Docker, standard input may be closed. Vite then stops its servers unless CI is set.
if (!process.stdin.isTTY) process.env.CI = 'true'

export default defineConfig(async ({ command, mode, isPreview }): Promise<UserConfig> => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  const embedded =
    mode === 'embedded' || (command === 'serve' && !isPreview && !env.VITE_SUPABASE_URL)

  if (!embedded && !isPreview) {
    const problem = checkHostedEnv(env)
    if (problem) {
      process.stderr.write(`${problem}\n`)
      process.exit(1)
    }
    const warning = getMissingEnvWarning(env)
    if (warning) process.stderr.write(`${warning}\n`)
  }

  const services = [
    embedded ? undefined : env.VITE_SUPABASE_URL,
    env.VITE_ANALYTICS_URL,
    env.VITE_ERRORS_URL,
  ]

  return {
    plugins: [
      react(),
      svgr(),
      tailwindcss(),
      inlineAssets(),
      prerender(services.flatMap((url) => url || [])),
      staticHost(),
      searchDocuments(),
      embedded && embeddedBackend(),
    ],
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.VITE_BUILD_YEAR': new Date().getFullYear() },
    // Don't serve the embedded backend's database and secret key.
    server: {
      port: 5173,
      strictPort: true,
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/supabase/.temp/**'] },
    },
    preview: { port: 4173, strictPort: true },
    build: {
      outDir: embedded ? 'dist-embedded' : 'dist',
      // light-dark() needs the first two, Tailwind the last.
      target: ['chrome123', 'safari17.5', 'firefox128'],
      rolldownOptions: {
        // Modules that at least five pages share are one file, so that a page requests few files.
        // supabase-js and its users stay apart, because pages for visitors load them later.
        output: {
          codeSplitting: { groups: [{ name: 'shared', minShareCount: 5, test: isForVisitors }] },
          // Some hosts don't publish a file whose name starts with an underscore.
          chunkFileNames: ({ name }) => `assets/${name.replace(/^_/, '')}-[hash].js`,
        },
      },
    },
  }
})

const isForVisitors = (id: string) => !/@supabase|src.(lib.supabase|auth.session)\.ts/.test(id)
