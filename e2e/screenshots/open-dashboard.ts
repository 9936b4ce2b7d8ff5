import type { Page } from '@playwright/test'
import { expect, createLoggedInAccount } from '../fixtures'

const posts = [
  {
    title: 'Holiday opening hours',
    content:
      'Closed on December 25 and 26. From the 27th we are open from ten to four, and from January 2 as always.',
  },
  {
    title: 'Notes for the supplier call',
    content:
      'Ask about the later delivery on Fridays.\nConfirm the new prices before the end of the month.',
  },
]

/** Opens the dashboard of an account with two posts. */
export async function openDashboard(page: Page) {
  await createLoggedInAccount(page, 'ada@example.com')
  await page.goto('/dashboard')
  for (const [index, { title, content }] of posts.entries()) {
    // On narrow screens, the form collapses once there are posts.
    if (index > 0 && page.viewportSize()!.width < 1024)
      await page.getByRole('button', { name: 'New post' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Content').fill(content)
    await page.getByRole('button', { name: 'Create Post' }).click()
    const post = page.getByRole('article', { name: title })
    await expect(post).toBeVisible()
    await expect(post.getByText('Saving...')).toBeHidden()
  }
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(posts.length)
}
