import { expect, expectAccessible, gotoHydrated, test } from './fixtures'

test('a search in Find Care shows its results in view, and again after a reload', async ({
  page,
}) => {
  await page.goto('/services/healthcare/find-care')
  const query = page.getByLabel('Doctor, specialty or plan')
  await expect(page.getByRole('button', { name: 'Search Now' })).toBeInViewport({ ratio: 0.99 })
  await query.focus()
  await page.keyboard.type('cardiologist')
  await page.keyboard.press('Tab')
  await page.keyboard.type('san jose')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Search Now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dr. Inés Calderón')).toBeInViewport()
  await expectAccessible(page)
  await page.reload()
  await expect(query).toHaveValue('cardiologist')
  await expect(page.getByText('Dr. Inés Calderón')).toBeVisible()
})

test('an inquiry with an incomplete optional date is not continued', async ({ page }) => {
  await gotoHydrated(page, '/services/insurance-plus/quote?type=health')
  await page.getByLabel('People to cover').selectOption('Just me')
  await page.getByLabel('Age of each person').fill('38')
  await page.getByLabel('Home ZIP code').fill('97209')
  const date = page.getByLabel('First day of coverage')
  // The field starts with the month.
  await date.pressSequentially('12')
  await page.getByRole('button', { name: 'Continue to Contact' }).click()
  // The browser focuses the field and says that it is incomplete.
  await expect(date).toBeFocused()
  await date.fill('9998-12-31')
  await page.getByRole('button', { name: 'Continue to Contact' }).click()
  await expect(page.getByLabel('Your Message')).toHaveValue(/First day of coverage: .*9998/)
})
