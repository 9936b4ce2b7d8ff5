import type { Page } from '@playwright/test'
import { type Account, removeAccounts, stack } from '../../tests/stack/stack-client'
import { expect, submitCredentials, test as base, welcome } from '../fixtures'

/** Fixtures for tests of the production build against a Supabase stack. */
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

/** Logs in through the form and opens a page. */
export async function logInAt(page: Page, account: Account, path: string) {
  await page.goto(`/auth?mode=login&redirect=${path}`)
  await submitCredentials(page, account, 'Log in')
  await expect(page).toHaveURL(path)
  await expect(welcome(page, account)).toBeVisible()
}
