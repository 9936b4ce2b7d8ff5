import { defineConfig } from 'vitest/config'

// `npm run test:stack` starts or finds the stack that these tests need.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/stack/**/*.test.ts'],
    // The pgTAP files need the database for themselves.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
