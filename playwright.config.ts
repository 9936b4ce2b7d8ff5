import { defineConfig } from '@playwright/test'

const port = 4273
const baseURL = `http://localhost:${port}`

/** The product as `npm start` serves it, on a database of its own that ends with the run. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.OMNIA_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `npm start -- --port ${port}`,
    url: baseURL,
    timeout: 180_000,
    env: {
      OMNIA_DATABASE: 'memory://',
      // Hashing passwords at full cost would be most of the run.
      LITE_AUTH_BCRYPT_COST: '4',
    },
  },
})
