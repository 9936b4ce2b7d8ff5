import { randomUUID } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import { photoOrigin } from './src/content/catalog/photos.ts'
import { findChromium } from './scripts/find-chromium.ts'

const toUrl = (port: number) => `http://localhost:${port}`
const site = 4273
const email = 4274

/** In-memory databases that end with the run. Workers inherit their secret key. */
const env = {
  OMNIA_DATABASE: 'memory://',
  // Hashing passwords at full cost would dominate the run.
  LITE_AUTH_BCRYPT_COST: '4',
  // Each test uses its own IP address, because the contact form has a limit per IP address.
  OMNIA_TRUST_IP_HEADER: '1',
  OMNIA_SECRET_KEY: (process.env.OMNIA_SECRET_KEY ??= `sb_secret_${randomUUID()}`),
}

/** Without npx, which starts npm first. */
const serve = (port: number) =>
  `node node_modules/vite/bin/vite.js preview --mode embedded --port ${port}`

/** `npx playwright install firefox webkit` installs them. */
const otherBrowsers = process.env.OMNIA_OTHER_BROWSERS ? (['firefox', 'webkit'] as const) : []

/** The production build as `npm start` serves it; a second server confirms accounts by email. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: !!process.env.CI,
  // A busy machine needs several times as long as an idle one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: toUrl(site),
    locale: 'en-US',
    timezoneId: 'UTC',
    // Without a GPU, the turning logo alone takes a core. Tests that are about motion turn it on.
    reducedMotion: 'reduce',
    // Traces slow down every test: use `--trace on` for a failing one.
    trace: process.env.CI ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Photos don't load, so that tests work without internet. Their placeholders are shown.
        `--host-resolver-rules=MAP ${new URL(photoOrigin).hostname} ~NOTFOUND`,
      ],
    },
  },
  projects: [
    // One worker, because there is one mailbox. First, so that the other worker tests the site in
    // parallel.
    { name: 'email', testMatch: 'email.spec.ts', workers: 1, use: { baseURL: toUrl(email) } },
    { name: 'site', testIgnore: ['email.spec.ts', 'screenshots/**', 'stack/**'] },
    ...otherBrowsers.map((browserName) => ({
      name: browserName,
      testMatch: 'journeys.spec.ts',
      use: { browserName, launchOptions: {}, reducedMotion: 'no-preference' as const },
    })),
  ],
  webServer: [
    {
      // `npm test` has built the site already.
      command: process.env.OMNIA_BUILT ? serve(site) : `npm start -- --port ${site}`,
      url: toUrl(site),
      timeout: 180_000,
      env,
    },
    {
      // Serves the first server's build.
      command: serve(email),
      url: toUrl(email),
      timeout: 180_000,
      env: {
        ...env,
        OMNIA_LITE_CONFIG: './supabase/lite-smtp.toml',
        // The test mailbox has a self-signed certificate.
        NODE_TLS_REJECT_UNAUTHORIZED: '0',
      },
    },
  ],
})

function chromiumPath() {
  try {
    return findChromium()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
