import type { Page } from '@playwright/test'
import { emails } from '@/content/emails'
import {
  type Credentials,
  createAccount,
  expect,
  expectAccessible,
  heading,
  gotoHydrated,
  storedSession,
  submitCredentials,
  test as base,
  toast,
  welcome,
} from './fixtures'
import { Mailbox } from './mailbox'

const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mailbox = new Mailbox()
      await mailbox.open()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker', auto: true },
  ],
})

/** Creates an account with a confirmed email address, without logging in. */
async function confirmedAccount(page: Page, mailbox: Mailbox): Promise<Credentials> {
  const account = await createAccount(page)
  const { searchParams } = await mailbox.link(account.email, emails.confirmation.subject)
  const headers = { apikey: 'sb_publishable_embedded' }
  const verified = await page.request.post('/auth/v1/verify', {
    headers,
    data: { type: 'signup', token_hash: searchParams.get('token_hash') },
  })
  const { access_token } = await verified.json()
  // The link removed the password.
  const updated = await page.request.put('/auth/v1/user', {
    headers: { ...headers, Authorization: `Bearer ${access_token}` },
    data: { password: account.password },
  })
  expect(updated.ok()).toBe(true)
  return account
}

/** Confirms a sign-up's email address on the page that its link opens. */
async function confirmSignUp(page: Page, { password }: Credentials) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
}

test.describe('the email confirmation', () => {
  test.use({ expectedErrors: /status of 4(00|03|22|29)/ })

  test('after a sign-up, the link in the email leads to the redirect target', async ({
    page,
    context,
    mailbox,
  }) => {
    const account = {
      email: `new-${Date.now()}@example.com`,
      password: 'correct horse battery',
    }
    await gotoHydrated(page, '/login?redirect=/services/healthcare/patient-portal')
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await expect(heading(page)).toHaveText('Create your account')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await submitCredentials(page, account, 'Sign up')
    await expect(toast(page, 'Sign Up Successful')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Please check your email to confirm')

    const link = await mailbox.link(account.email, emails.confirmation.subject)
    expect(link.origin).toBe(new URL(page.url()).origin)
    const second = await context.newPage()
    await gotoHydrated(second, link.href)
    await expect(second.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expectAccessible(second)
    expect(await storedSession(second)).toBeNull()
    await confirmSignUp(second, account)
    await expect(toast(second, 'Email Confirmed')).toBeVisible()
    await expect(second).toHaveURL('/services/healthcare/patient-portal')
    await expect(welcome(second, account)).toBeVisible()
    await expect(welcome(page, account)).toBeVisible()

    await second.goto(link.href)
    await confirmSignUp(second, { ...account, password: 'not the password' })
    await expect(heading(second)).toHaveText('This link no longer works')
    await expect(second.getByRole('main')).toContainText('your account page shows your address')
    await expect(welcome(second, account)).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: /status of 4(00|03|29)/ })

  test('a user resets a forgotten password by email and then reaches the redirect target', async ({
    page,
    mailbox,
  }) => {
    const account = await confirmedAccount(page, mailbox)
    await gotoHydrated(page, '/login?redirect=/pricing')
    await page.getByLabel('Email').fill(`nobody-${Date.now()}@example.com`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(heading(page)).toHaveText('Reset your password')
    const notice = page.getByText(/^If there’s an account with this address/)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(notice).toBeVisible()
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(notice).toBeVisible()

    const link = await mailbox.link(account.email, emails.recovery.subject)
    await page.goto(link.href)
    await page.getByRole('button', { name: 'Continue' }).click()
    const changed = { ...account, password: 'a new horse battery' }
    await page.getByLabel('New password', { exact: true }).fill(changed.password)
    await page.getByLabel('Confirm new password', { exact: true }).fill('something else')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('The passwords don’t match.')).toBeVisible()
    await page.getByLabel('Confirm new password', { exact: true }).fill(changed.password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(toast(page, 'Password Changed')).toBeVisible()
    await expect(page).toHaveURL('/auth?mode=login&redirect=/pricing')
    await expect(
      page.getByText('Your password has been changed. Use the new one to log in.'),
    ).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await submitCredentials(page, account, 'Log in')
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
    await submitCredentials(page, changed, 'Log in')
    await expect(page).toHaveURL('/pricing')
    await expect(welcome(page, account)).toBeVisible()
  })
})

test('a user changes the email address by email and logs out everywhere', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const account = await confirmedAccount(page, mailbox)
  await page.goto('/dashboard/account')
  await expect(page).toHaveURL('/auth?mode=login&redirect=/dashboard/account')
  await submitCredentials(page, account, 'Log in')
  await expect(heading(page)).toHaveText('Account')
  await expectAccessible(page)
  const changed = { ...account, email: `changed-${Date.now()}@example.com` }
  await page.getByLabel('New email').fill(changed.email)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(/Your email address will change to/)).toContainText(changed.email)

  await page.goto((await mailbox.link(account.email, emails.email_change.subject)).href)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(toast(page, 'Email Changed')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/account')
  await expect(welcome(page, changed)).toBeVisible()

  const elsewhere = await browser.newPage({ baseURL })
  await elsewhere.goto('/login?redirect=/dashboard/account')
  await submitCredentials(elsewhere, changed, 'Log in')
  await expect(heading(elsewhere)).toHaveText('Account')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(toast(page, 'You have been logged out on every device.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/auth?mode=login&redirect=/dashboard/account')
  await elsewhere.close()
})
