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

const findSystemChromium = () => systemPaths.find((path) => existsSync(path))

const hasPlaywrightChromium = () => existsSync(chromium.executablePath())

/**
 * Returns the path of a Chromium for Playwright: the one in OMNIA_CHROMIUM, or the system's. Returns
 * undefined if Playwright has its own, because it uses its headless shell only without a path.
 */
export function findChromium() {
  const named = process.env.OMNIA_CHROMIUM
  if (named && !existsSync(named))
    throw new Error(`OMNIA_CHROMIUM names ${named}, which does not exist.`)
  if (named) return named
  if (hasPlaywrightChromium()) return undefined
  const path = findSystemChromium()
  if (path) return path
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell), or set OMNIA_CHROMIUM to the path of one.',
  )
}

/** Installs a Chromium if none is found. */
export function ensureChromium() {
  if (process.env.OMNIA_CHROMIUM || hasPlaywrightChromium() || findSystemChromium()) return
  console.log('No Chromium found: installing one.')
  if (run('npx', 'playwright', 'install', '--with-deps', 'chromium')) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell')
  }
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0
