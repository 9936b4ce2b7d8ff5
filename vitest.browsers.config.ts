import { defineConfig } from 'vitest/config'

/** The main journeys in Firefox, WebKitGTK and Safari: `npm run test:browsers`. */
export default defineConfig({
  test: {
    include: ['tests/browsers/*.test.ts'],
    // A busy machine needs several times as long as an idle one.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
