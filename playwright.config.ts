import { randomUUID } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'

const toUrl = (port: number) => `http://localhost:${port}`
const site = 4273
const email = 4274
/** Links in emails use the `site_url` of supabase/config.toml. */
const stackSite = 5173

/** In-memory databases that end with the run. Workers inherit their secret key. */
const env = {
  OMNIA_DATABASE: 'memory://',
  // Hashing passwords at full cost would dominate the run.
  LITE_AUTH_BCRYPT_COST: '4',
  // Each test uses its own IP address, because the contact form has a limit per IP address.
  OMNIA_TRUST_IP_HEADER: '1',
  OMNIA_SECRET_KEY: (process.env.OMNIA_SECRET_KEY ??= `sb_secret_${randomUUID()}`),
}

// Playwright runs every project by default, so these need `--project`. Workers have no arguments
// but inherit the environment.
process.env.OMNIA_PROJECT ??=
  /--project[= ](screenshots|stack)\b/.exec(process.argv.join(' '))?.[1] ?? ''
const { OMNIA_PROJECT, OMNIA_STACK_URL = '', OMNIA_STACK_KEY = '' } = process.env

/** The production build as `npm start` serves it; a second server confirms accounts by email. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A busy machine needs several times as long as an idle one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: toUrl(site),
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Photos don't load, so that tests work without internet. Their placeholders are shown.
        '--host-resolver-rules=MAP images.unsplash.com ~NOTFOUND',
      ],
    },
  },
  projects: [
    // One worker, because there is one mailbox. First, so that the other worker tests the site in
    // parallel.
    { name: 'email', testMatch: 'email.spec.ts', workers: 1, use: { baseURL: toUrl(email) } },
    { name: 'site', testIgnore: ['email.spec.ts', 'screenshots/**', 'stack/**'] },
    ...(OMNIA_PROJECT === 'screenshots'
      ? [
          {
            name: 'screenshots',
            testMatch: 'screenshots/*.spec.ts',
            timeout: 90_000,
            use: { reducedMotion: 'reduce' } as const,
          },
        ]
      : []),
    ...(OMNIA_PROJECT === 'stack'
      ? [{ name: 'stack', testMatch: 'stack/*.spec.ts', use: { baseURL: toUrl(stackSite) } }]
      : []),
  ],
  webServer:
    OMNIA_PROJECT === 'stack'
      ? {
          command: `npx vite build --outDir dist-stack --logLevel warn && npx vite preview --outDir dist-stack --port ${stackSite}`,
          url: toUrl(stackSite),
          timeout: 180_000,
          env: {
            VITE_SUPABASE_URL: OMNIA_STACK_URL,
            VITE_SUPABASE_PUBLISHABLE_KEY: OMNIA_STACK_KEY,
          },
        }
      : [
          {
            command: `npm start -- --port ${site}`,
            url: toUrl(site),
            timeout: 180_000,
            env,
          },
          {
            // Serves the first server's build.
            command: `npx vite preview --mode embedded --port ${email}`,
            url: toUrl(email),
            env: {
              ...env,
              OMNIA_LITE_CONFIG: './supabase/lite-smtp.toml',
              // The test mailbox has a self-signed certificate.
              NODE_TLS_REJECT_UNAUTHORIZED: '0',
            },
          },
        ],
})

/** Finds Chromium once for this process and its workers. */
function chromiumPath() {
  try {
    return (process.env.OMNIA_CHROMIUM = findChromium())
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
