import { Secret, TOTP } from 'otpauth'
import {
  logIn,
  mailLink,
  newAccount,
  newClient,
  newCredentials,
  stack,
} from '../../tests/stack/stack-client'
import {
  changeSession,
  expect,
  heading,
  gotoHydrated,
  storedSession,
  emailSubjects,
  submitCredentials,
  toast,
  welcome,
} from '../fixtures'
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

  const link = await mailLink(person.email, emailSubjects.confirm)
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

test('too many emails or logins show an error message', async ({ page }) => {
  const person = newCredentials()
  await newClient().auth.signUp(person)
  await page.goto('/login')
  await submitCredentials(page, person, 'Log in')
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(
    page.getByText(/^For security purposes, you can only request this after \d+ seconds?\.$/),
  ).not.toHaveCount(0)

  // All requests come from this page's IP address, which gains one request every two seconds.
  await expect(async () => {
    const statuses = await page.evaluate(
      ({ url, apikey }) =>
        Promise.all(
          Array.from({ length: 40 }, async () => {
            const response = await fetch(url, { method: 'POST', headers: { apikey }, body: '{}' })
            return response.status
          }),
        ),
      { url: `${stack.url}/auth/v1/token?grant_type=password`, apikey: stack.key },
    )
    await submitCredentials(page, person, 'Log in')
    expect(statuses.includes(429)).toBe(stack.limitsLogins)
    const message = stack.limitsLogins
      ? 'Too many attempts. Wait a moment and try again.'
      : 'Email not confirmed'
    await expect(page.getByText(message)).not.toHaveCount(0, { timeout: 2000 })
  }).toPass()
})

test('a user resets a forgotten password by email', async ({ page }) => {
  const account = await newAccount()
  await gotoHydrated(page, '/auth/recover?redirect=/pricing')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/^If there’s an account with this address/)).toBeVisible()

  await page.goto((await mailLink(account.email, emailSubjects.password)).href)
  await page.getByRole('button', { name: 'Continue' }).click()
  const changed = { ...account, password: 'a new horse battery' }
  const fields = ['New password', 'Confirm new password']
  for (const label of fields) await page.getByLabel(label, { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'New password should be different from the old password.',
  )
  for (const label of fields) await page.getByLabel(label, { exact: true }).fill(changed.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(toast(page, 'Password Changed')).toBeVisible()
  await expect(
    page.getByText('Your password has been changed. Use the new one to log in.'),
  ).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  await submitCredentials(page, changed, 'Log in')
  await expect(page).toHaveURL('/pricing')
  await expect(welcome(page, account)).toBeVisible()
})

test('changing the password requires the current password and logs out other devices', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newAccount()
  const elsewhere = await browser.newPage({ baseURL })
  await logInAt(elsewhere, account, '/dashboard/account')
  await logInAt(page, account, '/dashboard/account')
  const change = async (current: string, password: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(current)
    for (const label of ['New password', 'Confirm new password'])
      await page.getByLabel(label, { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password', 'a new horse battery')
  await expect(page.getByRole('alert')).toHaveText('The current password is wrong.')
  await change(account.password, account.password)
  await expect(page.getByRole('alert')).toHaveText(
    'New password should be different from the old password.',
  )
  await change(account.password, 'a new horse battery')
  await expect(toast(page, 'Password Changed')).toBeVisible()
  await expect(page.getByText(/you’re logged out on your other devices/)).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('Account')
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/auth?mode=login&redirect=/dashboard/account')
  await elsewhere.close()
})

test('an email address changes after the old and the new address confirm it', async ({ page }) => {
  const account = await newAccount()
  const changed = { ...account, email: newCredentials('changed').email }
  await logInAt(page, account, '/dashboard/account')
  await page.getByLabel('New email').fill(changed.email)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(/It will change to/)).toContainText(changed.email)

  await page.goto((await mailLink(changed.email, emailSubjects.change)).href)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText(/click the button in the email to your other address/)).toBeVisible()
  await page.goto('/dashboard/account')
  await expect(page.getByText(/It will change to/)).toContainText(changed.email)

  await page.goto((await mailLink(account.email, emailSubjects.change)).href)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(toast(page, 'Email Changed')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/account')
  await expect(page.getByText(`Your email address is ${changed.email}.`)).toBeVisible()
  await logIn(changed)
})

test('Log out ends this session, and Log out everywhere ends all sessions', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newAccount()
  const elsewhere = await browser.newPage({ baseURL })
  await logInAt(elsewhere, account, '/dashboard')
  await logInAt(page, account, '/dashboard')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page, 'Logged Out')).toBeVisible()
  await elsewhere.reload()
  await expect(welcome(elsewhere, account)).toBeVisible()

  await logInAt(page, account, '/dashboard/account')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(toast(page, 'You have been logged out on every device.')).toBeVisible()
  await elsewhere.goto('/dashboard/account')
  await expect(elsewhere).toHaveURL('/auth?mode=login&redirect=/dashboard/account')
  await elsewhere.close()
})

test('an expired session is refreshed, and after a rejected one, login returns to the page', async ({
  page,
}) => {
  const account = await newAccount()
  await logInAt(page, account, '/dashboard')
  await changeSession(page, { expires_at: 1 })
  await page.reload()
  await expect(welcome(page, account)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await changeSession(page, { expires_at: 1, refresh_token: 'nothing-of-the-kind' })
  await page.reload()
  await expect(page).toHaveURL('/auth?mode=login&redirect=/dashboard')
  await submitCredentials(page, account, 'Log in')
  await expect(page).toHaveURL('/dashboard')
})

test('deleting an account requires the password and deletes its posts', async ({ page }) => {
  const account = await newAccount()
  await logInAt(page, account, '/dashboard')
  await page.getByLabel('Title').fill('To be deleted')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('article', { name: 'To be deleted' })).toBeVisible()

  await page.goto('/dashboard/account')
  await page.getByLabel('Your password', { exact: true }).fill('not the password')
  await page.getByLabel('Type “delete” to confirm').fill('delete')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('alert')).toHaveText('The current password is wrong.')
  await page.getByLabel('Your password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(toast(page, 'Account Deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(logIn(account)).rejects.toThrow('Invalid login credentials')
})

test('an attacker who signs up first with another person’s email address cannot read the owner’s posts', async ({
  page,
}) => {
  const owner = newCredentials()
  const attacker = { ...owner, password: 'the password of an attacker' }
  await newClient().auth.signUp(attacker)
  // The auth service keeps the first sign-up's password.
  await page.goto('/signup?redirect=/dashboard')
  await submitCredentials(page, owner, 'Sign up')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^For security purposes, you can only request this after \d+ seconds?\.$/,
  )
  await page.goto((await mailLink(owner.email, emailSubjects.confirm)).href)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(toast(page, 'Email Confirmed')).toBeVisible()
  await expect(welcome(page, owner)).toBeVisible()
  await page.goto('/dashboard')
  await page.getByLabel('Title').fill('For my eyes only')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('article', { name: 'For my eyes only' })).toBeVisible()

  await expect(logIn(attacker)).rejects.toThrow('Invalid login credentials')
})

test('a link whose token belongs to another email address is rejected', async ({ page }) => {
  const person = newCredentials()
  const other = newCredentials()
  await newClient().auth.signUp(other)
  const forged = await mailLink(other.email, emailSubjects.confirm)
  forged.searchParams.set('email', person.email)
  await page.goto(forged.href)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    `This link is for a different address, not ${person.email}.`,
  )
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
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid TOTP code entered')
  await code.fill(authenticator.generate())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, 'Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/account')

  await newClient().auth.resetPasswordForEmail(account.email)
  await page.goto((await mailLink(account.email, emailSubjects.password)).href)
  await page.getByRole('button', { name: 'Continue' }).click()
  await code.fill(authenticator.generate())
  const savePassword = async () => {
    for (const label of ['New password', 'Confirm new password'])
      await page.getByLabel(label, { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Save password' }).click()
  }
  await savePassword()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('should be different')
  // The link's session has the code now.
  account.password = 'a new horse battery'
  await savePassword()
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
