import type { Page } from '@playwright/test'
import { brand } from '@/content/brand'
import { expect, gotoHydrated, preloadedScripts, test } from './fixtures'

/** Returns the position and size of each element in CSS pixels, with its text. */
async function layout(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  return page
    .locator(
      ':is(header, main, footer) :is(h1, h2, h3, h4, p, li, article, section, form, a, button, input, textarea, select, label)',
    )
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const box = [x, y, width, height].map((value) => Math.round(value)).join(' ')
        return `${box} ${element.tagName} ${(element as HTMLElement).innerText.slice(0, 40)}`
      }),
    )
}

/** Returns the scripts that the browser downloaded instead of reading them from its cache. */
const downloadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )

for (const { width, from, to, name, section } of [
  { width: 1440, from: '/pricing', to: '/', name: `${brand.name}, home`, section: undefined },
  {
    width: 390,
    from: '/',
    to: '/services/legal',
    name: 'Legal',
    section: 'Manage & Operate',
  },
])
  test(`on a second visit at ${width} px, ${to} looks the same through a link on ${from} as when opened directly`, async ({
    context,
  }) => {
    const viewport = { width, height: 900 }
    const first = await context.newPage()
    await first.setViewportSize(viewport)
    await gotoHydrated(first, from)
    await gotoHydrated(first, to)
    const direct = await layout(first)
    expect(direct.length).toBeGreaterThan(100)
    await first.close()

    const page = await context.newPage()
    await page.setViewportSize(viewport)
    await gotoHydrated(page, from)
    const area = page.getByRole(section ? 'contentinfo' : 'banner')
    // On a phone, expand and collapse a footer section.
    const toggle = area.getByRole('button', { name: section, exact: true })
    if (section) await toggle.click()
    await area.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    if (section) {
      await toggle.click()
      // Wait a frame for the section to collapse, then scroll to the top.
      await page.evaluate(() => requestAnimationFrame(() => window.scrollTo(0, 0)))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    }
    // Moving the pointer to the link may have prefetched the pages of other links.
    const downloaded = await downloadedFiles(page)
    expect(preloadedScripts(to).filter((script) => downloaded.includes(script))).toEqual([])
    // Cards that fade in have no animation yet in the first frames.
    await expect.poll(() => layout(page)).toEqual(direct)
    // Check that no invisible element covers the header's controls.
    const control =
      width < 1280
        ? page.getByRole('button', { name: 'Open menu' })
        : page.getByRole('link', { name: 'Log in' })
    await control.click({ trial: true })
  })
