import { Secret, TOTP } from 'otpauth'
import { emails } from '@/content/emails'
import { mailLink, newAccount, newClient, newCredentials } from '../../tests/stack/stack-client'
import { expect, heading, storedSession, submitCredentials, toast, welcome } from '../fixtures'
import { logInAt, test } from './fixtures'

// The auth service's rejections, which the browser logs as errors.
test.use({ expectedErrors: /status of 4(0[0-9]|22|29)/ })

test('a new user can log in only after the emailed link confirms the account', async ({ page }) => {
  const person = newCredentials()
  await page.goto('/signup?redirect=/pricing')
  await submitCredentials(page, person, 'Sign up')
  await expect(toast(page, 'Sign Up Successful')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Please check your email to confirm')

  await page.goto('/login?redirect=/pricing')
  await submitCredentials(page, { ...person, password: 'not the password' }, 'Log in')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials')
  await submitCredentials(page, person, 'Log in')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Email not confirmed')

  const link = await mailLink(person.email, emails.confirmation.subject)
  await page.goto(link.href)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(toast(page, 'Email Confirmed')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await expect(welcome(page, person)).toBeVisible()

  // The link has been used, but the password is correct.
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page, 'Logged Out')).toBeVisible()
  await page.goto(link.href)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(heading(page)).toHaveText('This link no longer works')
  expect(await storedSession(page)).toBeNull()
})

test('with MFA, a code is required to log in, reset the password, remove the authenticator and delete the account', async ({
  page,
}) => {
  const account = await newAccount()
  const code = page.getByLabel('Code', { exact: true })
  /** Adds an authenticator app on the account page. */
  async function addApp(button: string, name: string) {
    await page.getByRole('button', { name: button }).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Account password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    const image = page.getByRole('img', { name: 'QR code of the key' })
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100)
    const secret = await page.getByText('Key:').locator('code').textContent()
    const app = new TOTP({ secret: Secret.fromBase32(secret!) })
    await code.fill(app.generate())
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    return app
  }
  await logInAt(page, account, '/dashboard/account')
  await addApp('Set up an authenticator app', 'Lost phone')
  const authenticator = await addApp('Add a spare app', 'Tablet')
  await page.getByRole('button', { name: 'Remove Lost phone' }).click()
  await code.fill(authenticator.generate())
  await page.getByRole('button', { name: 'Remove app' }).click()
  await expect(toast(page, 'Authenticator Removed')).toBeVisible()
  await expect(page.getByText('Lost phone')).toBeHidden()
  await page.reload()
  await expect(heading(page)).toHaveText('Account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(toast(page, 'Logged Out')).toBeVisible()

  await page.goto('/auth?mode=login&redirect=/dashboard/account')
  await submitCredentials(page, account, 'Log in')
  await expect(heading(page)).toHaveText('Enter your code')
  const wrong = String((Number(authenticator.generate()) + 1) % 1_000_000).padStart(6, '0')
  await code.fill(wrong)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toHaveAccessibleDescription(/^Invalid TOTP code entered/)
  await code.fill(authenticator.generate())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, 'Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/account')

  await newClient().auth.resetPasswordForEmail(account.email)
  await page.goto((await mailLink(account.email, emails.recovery.subject)).href)
  await page.getByRole('button', { name: 'Continue' }).click()
  await code.fill(authenticator.generate())
  account.password = 'a new horse battery'
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(
    page.getByText('Your password has been changed. Use the new one to log in.'),
  ).toBeVisible()
  await submitCredentials(page, account, 'Log in')
  await expect(page.getByText(/A password reset doesn’t log you in/)).toBeVisible()
  await code.fill(authenticator.generate())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(welcome(page, account)).toBeVisible()
  await page.goto('/dashboard/account')

  await page.getByLabel('Your password', { exact: true }).fill(account.password)
  await page.getByLabel('Type “delete” to confirm').fill('delete')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await code.fill(authenticator.generate())
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(toast(page, 'Account Deleted')).toBeVisible()
})
