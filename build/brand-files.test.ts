import { expect, test } from 'vitest'
import { renderBrandFiles } from './brand-files'
import { emails } from '../src/content/emails'

test('the files that repeat the brand and the emails are up to date (npm run gen:brand)', async () => {
  const files = Object.entries(await renderBrandFiles())
  expect(files.length).toBeGreaterThan(10)
  for (const [path, text] of files) await expect(text).toMatchFileSnapshot(`../${path}`)
})

// A stranger may have chosen it, and mail programs make links of addresses.
test('the email to a new address doesn’t repeat the old one', () => {
  expect(JSON.stringify(emails.email_change)).not.toContain('{{.Email}}')
})
