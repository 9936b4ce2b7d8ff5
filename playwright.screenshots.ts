import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const { projects: _, ...site } = base

/** `npm run screenshots`: pictures of every page, for looking at; nothing is compared. */
export default defineConfig(site, {
  testMatch: 'screenshots/all.ts',
  timeout: 90_000,
  use: { reducedMotion: 'reduce', trace: 'off' },
})
