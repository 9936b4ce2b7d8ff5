import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Screenshots of all pages and of the README. */
export default defineConfig({
  ...base,
  testDir: 'e2e/screenshots',
  projects: undefined,
  timeout: 90_000,
})
