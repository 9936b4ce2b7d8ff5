import {
  expect,
  expectAccessible,
  createLoggedInAccount,
  submitCredentials,
  test,
  toast,
} from './fixtures'

test.use({ expectedErrors: /status of 40[0-9]/ })

test('deleting an account deletes its posts and ends its sessions', async ({ page, context }) => {
  const account = await createLoggedInAccount(page)
  await page.goto('/dashboard')
  await page.getByLabel('Title').fill('To be deleted')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('article', { name: 'To be deleted' })).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(otherTab.getByRole('article', { name: 'To be deleted' })).toBeVisible()

  await page.goto('/dashboard/account')
  await page.getByLabel('Your password', { exact: true }).fill('not my password')
  await page.getByLabel('Type “delete” to confirm').fill('delete')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const password = page.getByLabel('Your password', { exact: true })
  await expect(password).toHaveAccessibleDescription(/The current password is wrong\./)
  await expect(password).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Your password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(toast(page, 'Account Deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(otherTab).not.toHaveURL('/dashboard')

  await page.goto('/auth?mode=login')
  await submitCredentials(page, account, 'Log in')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials')
})
