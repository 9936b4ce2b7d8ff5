import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** `npm run screenshots`: pictures of every page, for looking at; nothing is compared. */
export default defineConfig(base, {
  testMatch: 'screenshots/all.ts',
  timeout: 90_000,
  use: { reducedMotion: 'reduce', trace: 'off' },
})
