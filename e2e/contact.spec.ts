import {
  expect,
  createLoggedInAccount,
  gotoHydrated,
  test,
  toast,
  waitForHydration,
} from './fixtures'

test('after a logout, Back does not show the draft of the previous user to the next user', async ({
  page,
}) => {
  await createLoggedInAccount(page)
  const pages = ['/contact', '/services/home-services/cleaning-services']
  for (const path of pages) {
    await gotoHydrated(page, path)
    for (const input of await page.getByRole('main').locator('[name]:is(input, textarea)').all())
      await input.fill((await input.getAttribute('type')) === 'date' ? '2999-01-31' : '10001')
    for (const select of await page.getByRole('main').getByRole('combobox').all())
      await select.selectOption({ index: 1 })
  }
  await gotoHydrated(page, '/dashboard/account')
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page, 'Logged Out')).toBeVisible()
  for (const path of pages.toReversed()) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await waitForHydration(page)
    const fields = page.getByRole('main').locator('[name]')
    await expect(fields).not.toHaveCount(0)
    for (const field of await fields.all()) await expect(field).toHaveValue('')
  }
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('10001')
})
