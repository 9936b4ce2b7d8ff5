import type { Page } from '@playwright/test'
import { pageRoutes } from '@/content/catalog/page-routes'
import { getPagePaths } from '@/routing/route-lookup'
import { signedInPaths } from '../../tests/helpers/signed-in-paths'
import { expect, createLoggedInAccount, test } from '../fixtures'
import { openDashboard } from './open-dashboard'

/** Viewport widths in CSS pixels, each with the height of a common device. */
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
]

interface Screenshot {
  /** The file name, without width and color scheme. */
  name: string
  open: (page: Page) => Promise<unknown>
  /** The widths to capture; all by default. */
  from?: number
  to?: number
  /** Captures the viewport instead of the whole page. */
  windowOnly?: boolean
}

const toFileName = (path: string) => path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'

const paths = [
  ...pageRoutes.flatMap(getPagePaths),
  '/services/insurance-plus/quote?type=business',
  '/services/travel-tours/search?type=flights',
]

const screenshots: Screenshot[] = [
  ...paths
    .filter((path) => !signedInPaths.includes(path))
    .map((path) => ({ name: toFileName(path), open: (page: Page) => page.goto(path) })),
  { name: 'not-found', open: (page) => page.goto('/services/helthcare') },
  { name: 'dashboard', open: openDashboard },
  ...signedInPaths
    .filter((path) => path !== '/dashboard')
    .map((path) => ({ name: toFileName(path), open: (page: Page) => openSignedIn(page, path) })),
  { name: 'open-services-menu', from: 1280, windowOnly: true, open: openServicesMenu },
  { name: 'open-mobile-menu', to: 1279, windowOnly: true, open: openMobileMenu },
]

async function openSignedIn(page: Page, path: string) {
  await createLoggedInAccount(page)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
}

async function openServicesMenu(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Services' }).click()
  await page.getByRole('menuitem', { name: /^Finance/ }).click()
}

async function openMobileMenu(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'Services' }).click()
}

/** Waits for the fonts and all images, including those below the fold. */
async function settle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        // Photos never load, so their placeholders are shown.
        return image.decode().catch(() => undefined)
      }),
    )
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, expectedErrors: /status of 404/ })

    for (const { name, open, from = 0, to = Infinity, windowOnly } of screenshots) {
      test(name, async ({ page }) => {
        const shown = sizes.filter(({ width }) => from <= width && width <= to)
        await page.setViewportSize(shown[0]!)
        await open(page)
        for (const size of shown) {
          await page.setViewportSize(size)
          await settle(page)
          await page.screenshot({
            path: `screenshots/${colorScheme}/${size.width}/${name}.png`,
            fullPage: !windowOnly,
            animations: 'disabled',
          })
        }
      })
    }
  })
}
