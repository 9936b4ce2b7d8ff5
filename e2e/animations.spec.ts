import type { Locator, Page } from '@playwright/test'
import { brand } from '@/content/brand'
import { ringSuites } from '@/content/catalog/suites'
import { expect, gotoHydrated, test } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/**
 * Starts to record a page's animations. Records CSS animations and transitions, and elements whose
 * inline opacity or transform changes more than twice, because scripts animate that way.
 */
async function recordAnimations(page: Page) {
  await page.addInitScript(() => {
    const animated = new Set<string>()
    const styles = new Map<Element, Set<string>>()
    const name = (element: Element) => (element.cloneNode(false) as Element).outerHTML
    const sample = () => {
      for (const { effect } of document.getAnimations())
        // One without a duration only has a delay.
        if (effect instanceof KeyframeEffect && effect.target && effect.getTiming().duration)
          animated.add(name(effect.target))
      requestAnimationFrame(sample)
    }
    sample()
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement)) continue
        // Radix positions its menus with a transform.
        if (target.hasAttribute('data-radix-popper-content-wrapper')) continue
        const seen = styles.get(target) ?? new Set()
        seen.add(target.style.opacity + target.style.transform)
        styles.set(target, seen)
        if (seen.size > 2) animated.add(name(target))
      }
    }).observe(document, { subtree: true, attributeFilter: ['style'] })
    Object.assign(window, { animated })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'animated') as Set<string>)])
}

/**
 * Triggers everything that animates: both menus, a navigation, an FAQ answer, and home's cards and
 * mockups.
 */
async function tour(page: Page) {
  await page.getByRole('button', { name: 'Services' }).click()
  await page.getByRole('menuitem', { name: /^Finance/ }).click()
  await expect(page.getByRole('menu')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.setViewportSize(narrow)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'Services' }).click()
  await expect(menu.getByRole('link', { name: 'Recruitment' })).toBeVisible()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'How would I pay?' }).click()
  await expect(page.getByText(/^You’d pay with any/)).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${brand.name}, home` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await scrollToMockup(page)
}

/** An animated block of a mockup below the first view of home. */
const movingPart = (page: Page) =>
  page.getByRole('region', { name: 'Services for work and home' }).locator('.reveal').first()

async function scrollToMockup(page: Page) {
  await movingPart(page).evaluate((part) => part.scrollIntoView({ block: 'center' }))
  await expect(movingPart(page)).toHaveCSS('transform', 'none')
}

test.describe('on a tour of the site', () => {
  test.use({ viewport: wide })

  test('nothing animates with reduced motion, the logo included', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const animated = await recordAnimations(page)
    await gotoHydrated(page, '/')
    await tour(page)
    expect(await animated()).toEqual([])
  })

  test('the logo, menus, pages, answers, cards and mockups animate, a mockup once, when it is scrolled into view', async ({
    page,
  }) => {
    const animated = await recordAnimations(page)
    await gotoHydrated(page, '/')
    await expect(movingPart(page)).not.toHaveCSS('transform', 'none')
    await expect(movingPart(page)).toHaveCSS('opacity', '1')
    await tour(page)
    // Pages fade through pseudo-elements of the root element.
    for (const tag of [
      /^<html/m,
      /class="[^"]*\banimate-logo\b/,
      /role="menu"/,
      /<nav/,
      /class="[^"]*\banimate-fold-out\b/,
      /^<li/m,
      /class="[^"]*\breveal\b/,
    ])
      await expect.poll(async () => (await animated()).join('\n')).toMatch(tag)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(movingPart(page)).not.toBeInViewport()
    await expect(movingPart(page)).toHaveCSS('transform', 'none')
  })
})

test('a hovered or focused shortcut turns its segment of the ring to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(wide)
  await gotoHydrated(page, '/')
  const shortcuts = page.getByRole('list', { name: /^For you/ })
  const center = async (element: Locator) => {
    const { x, width } = (await element.boundingBox())!
    return x + width / 2
  }
  const ring = page.locator('main svg:has(path[data-suite])').first()
  for (const suite of ringSuites) {
    const link = shortcuts.locator(`[data-suite=${suite}] a`).first()
    if (suite === 'grow') await link.focus()
    else await link.hover()
    const segment = ring.locator(`[data-suite=${suite}]`)
    await expect
      .poll(async () => Math.abs((await center(segment)) - (await center(ring))), suite)
      .toBeLessThan(1)
    // Not at the bottom either.
    expect((await segment.boundingBox())!.y).toBeLessThan(200)
  }
})

test('a mockup that is visible when it renders does not animate in', async ({ page }) => {
  const animated = await recordAnimations(page)
  await page.setViewportSize({ width: 1440, height: 6000 })
  await gotoHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(movingPart(page)).toHaveCSS('transform', 'none')
  expect((await animated()).join('\n')).not.toMatch(/\breveal\b/)
})

test('the old page fades out before the new page fades in, and the header stays visible', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const timings = new Map<string, [start: number, end: number]>()
    const sample = () => {
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect
        const { delay, endTime } = effect!.getComputedTiming()
        if (pseudoElement) timings.set(pseudoElement, [Number(delay), Math.round(Number(endTime))])
      }
      requestAnimationFrame(sample)
    }
    sample()
    Object.assign(window, { timings })
  })
  await gotoHydrated(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  const animated = () =>
    page.evaluate(() => Object.fromEntries(Reflect.get(window, 'timings') as Map<string, number[]>))
  const oldPage = '::view-transition-old(root)'
  const newPage = '::view-transition-new(root)'
  await expect
    .poll(async () => Object.keys(await animated()).toSorted())
    .toEqual([newPage, oldPage])
  const { [oldPage]: [, fadedOut] = [], [newPage]: [fadesIn] = [] } = await animated()
  expect(fadesIn).toBeGreaterThanOrEqual(fadedOut!)
})
