// Runs Playwright, with a Chromium that is there or is installed first. Arguments go to Playwright.
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'

try {
  process.env.OMNIA_CHROMIUM = findChromium()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
