import { defineConfig } from '@playwright/test'

const address = (port: number) => `http://localhost:${port}`
const site = 4273
const mail = 4274

/** Databases of their own, that end with the run. */
const env = {
  OMNIA_DATABASE: 'memory://',
  // Hashing passwords at full cost would be most of the run.
  LITE_AUTH_BCRYPT_COST: '4',
  // Each test comes from an address of its own: the contact form has a limit per address.
  OMNIA_TRUST_ADDRESS_HEADER: '1',
}

/** The product as `npm start` serves it; the journeys through the mailbox have a server that confirms. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL: address(site),
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
  projects: [
    { name: 'site', testIgnore: 'mail.spec.ts' },
    // One mailbox, so one worker.
    { name: 'mail', testMatch: 'mail.spec.ts', workers: 1, use: { baseURL: address(mail) } },
  ],
  webServer: [
    {
      command: `npm start -- --port ${site}`,
      url: address(site),
      timeout: 180_000,
      env,
    },
    {
      // Serves what the first one has built.
      command: `npx vite preview --mode embedded --port ${mail}`,
      url: address(mail),
      env: {
        ...env,
        OMNIA_LITE: './supabase/lite-mail.toml',
        // The mailbox shows a certificate of its own making.
        NODE_TLS_REJECT_UNAUTHORIZED: '0',
      },
    },
  ],
})
