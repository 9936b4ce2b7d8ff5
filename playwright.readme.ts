import { defineConfig } from '@playwright/test'
import screenshots from './playwright.screenshots'

/** `npm run screenshots:readme`: the pictures that the README shows. */
export default defineConfig(screenshots, { testMatch: 'screenshots/readme.ts' })
