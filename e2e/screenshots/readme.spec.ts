import { expect, gotoHydrated, test } from '../fixtures'
import { openDashboard } from './open-dashboard'

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })

test('home', async ({ page }) => {
  await gotoHydrated(page, '/')
  await expect(page.getByText('Alder Street Bakery').first()).toBeVisible()
  await page.screenshot({ path: 'docs/home.png' })
})

test('dashboard', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openDashboard(page)
  await page.screenshot({ path: 'docs/dashboard.png' })
})
