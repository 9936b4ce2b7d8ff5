import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPaths = [
  // Headless Chromium opens pages in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installed = () => [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path))

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0

/**
 * The path of a Chromium: the one that OMNIA_CHROMIUM names, Playwright's own, the system's, or one
 * that is installed now. Throws one sentence that says what to do when all of these fail.
 * @returns {string}
 */
export function findChromium() {
  const named = process.env.OMNIA_CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`OMNIA_CHROMIUM names ${named}, which does not exist.`)
  }
  const found = installed()
  if (found) return found

  console.log('No Chromium found: installing one.')
  if (run('npx', 'playwright', 'install', '--with-deps', 'chromium') && installed()) {
    return installed()
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell')
  }
  const path = installed()
  if (path) return path
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set OMNIA_CHROMIUM to the path of one.',
  )
}
