import react from '@vitejs/plugin-react'
import svgr from 'vite-plugin-svgr'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { searchDocuments } from './build/search-documents.ts'

/** Tests on the Supabase stack that `npm run test:stack` starts or finds. */
const stack: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'stack',
    include: ['tests/stack/**/*.test.ts'],
    exclude: process.env.OMNIA_STACK_REST === 'lite' ? ['tests/stack/postgrest-*.test.ts'] : [],
    // The pgTAP files need the database for themselves.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}

export default defineConfig({
  plugins: [react(), svgr(), searchDocuments()],
  resolve: { tsconfigPaths: true },
  test: {
    // Vitest would leave a core idle, which is half of two cores.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 20_000,
          environment: 'node',
          include: ['src/**/*.test.ts', '{build,tests}/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        // Component tests in jsdom.
        extends: true,
        test: {
          name: 'dom',
          testTimeout: 20_000,
          environment: 'jsdom',
          // Test files in a worker share its modules and document, so setup-dom.ts resets their
          // state.
          isolate: false,
          environmentOptions: { jsdom: { url: 'http://localhost:5173' } },
          include: ['src/**/*.test.tsx', 'tests/*.test.tsx'],
          setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          env: {
            VITE_SUPABASE_URL: 'https://backend.test',
            VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          isolate: false,
          environment: 'node',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: 'tests/database/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: { DO_NOT_TRACK: '1' },
        },
      },
      {
        // Builds the site once.
        extends: true,
        test: { name: 'build', include: ['tests/build/*.test.ts'], testTimeout: 60_000 },
      },
      ...(process.env.OMNIA_STACK_URL ? [stack] : []),
    ],
  },
})
