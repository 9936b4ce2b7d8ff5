import type { Page } from '@playwright/test'
import { type Account, removeAccounts, stack } from '../../tests/stack/stack'
import { expect, test as base } from '../fixtures'

/** Tests of the production build with a Supabase stack for tests. */
export const test = base.extend<object, { accounts: void }>({
  backend: stack.url,
  accounts: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use()
      await removeAccounts()
    },
    { scope: 'worker', auto: true },
  ],
})

export const subjects = {
  confirm: 'Confirm your email',
  password: 'Set a new password',
  change: 'Confirm the new address',
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The greeting of a signed-in user. */
export const welcome = (page: Page, { email }: Account) =>
  page.getByText(`Welcome, ${email.split('@')[0]}`, { exact: true })

/** Fills in the form of the auth page and submits it. */
export async function submit(page: Page, { email, password }: Account, button: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Logs in through the form, and opens a page. */
export async function logInAt(page: Page, account: Account, path: string) {
  await page.goto(`/auth?mode=login&redirect=${path}`)
  await submit(page, account, 'Log In')
  await expect(page).toHaveURL(path)
  await expect(welcome(page, account)).toBeVisible()
}
