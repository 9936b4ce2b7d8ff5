import { randomUUID } from 'node:crypto'
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

test.describe('after twenty messages in an hour', () => {
  test.use({ expectedErrors: /status of 429/ })

  test('the next message is rejected and kept, and messages from other IP addresses are still accepted', async ({
    page,
  }) => {
    const send = (ip?: string) =>
      page.request.post('/rest/v1/contacts', {
        headers: {
          apikey: 'sb_publishable_embedded',
          ...(ip && { 'cf-connecting-ip': ip }),
        },
        data: { name: 'Ada', email: 'ada@example.com', message: randomUUID() },
      })
    for (let sent = 0; sent < 20; sent++) expect((await send()).status()).toBe(201)
    await page.goto('/contact')
    await page.getByLabel('Full Name').fill('Ada')
    await page.getByLabel('Email Address').fill('ada@example.com')
    await page.getByLabel('Your Message').fill('The twenty-first')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(
      toast(
        page,
        'We’ve had too many messages from your network in the past hour. Email us instead, or try again later.',
      ),
    ).toBeVisible()
    await expect(page.getByLabel('Your Message')).toHaveValue('The twenty-first')
    expect((await send('192.0.2.1')).status()).toBe(201)
  })
})

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a message that cannot be sent is reported within three seconds and kept', async ({
    page,
    context,
  }) => {
    await gotoHydrated(page, '/contact')
    await page.getByLabel('Full Name').fill('Ada')
    await page.getByLabel('Email Address').fill('ada@example.com')
    await page.getByLabel('Your Message').fill('From the train')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page, 'Could not send your message. Please try again.')).toBeVisible({
      timeout: 3000,
    })
    await expect(page.getByLabel('Your Message')).toHaveValue('From the train')
  })
})
