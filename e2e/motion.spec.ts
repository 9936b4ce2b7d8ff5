import type { Page } from '@playwright/test'
import { expect, open, test, waitForMotion } from './fixtures'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/**
 * Records from now on what animates on a page: CSS animations and transitions, and elements whose
 * style attribute takes more than two opacities or transforms, as script animates them.
 */
async function recordAnimations(page: Page) {
  await page.addInitScript(() => {
    const animated = new Set<string>()
    const styles = new Map<Element, Set<string>>()
    const name = (element: Element) => (element.cloneNode(false) as Element).outerHTML
    const sample = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.target) animated.add(name(effect.target))
      requestAnimationFrame(sample)
    }
    sample()
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement)) continue
        // Radix moves its menus to their place by a transform.
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

/** Goes through what animates with full motion: a menu, the next page, a question, the cards and mockups of home. */
async function tour(page: Page) {
  if (page.viewportSize()!.width < wide.width) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('button', { name: 'Services' }).click()
    await expect(menu.getByRole('link', { name: 'Recruitment' })).toBeVisible()
    await menu.getByRole('link', { name: 'Pricing' }).click()
  } else {
    await page.getByRole('button', { name: 'Services' }).click()
    await page.getByRole('menuitem', { name: /^Finance/ }).click()
    await expect(page.getByRole('menu')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'How can I pay?' }).click()
  await expect(page.getByText('Annual plans can also be paid')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Omnia, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await scrollToMockup(page)
}

/** A block of a mockup of home, which is put in its place. */
const movingPart = (page: Page) => page.locator('[class*=animate-place]').first()

async function scrollToMockup(page: Page) {
  await movingPart(page).evaluate((part) => part.scrollIntoView({ block: 'center' }))
  await expect(page.locator('[data-seen]').filter({ has: movingPart(page) })).toBeVisible()
}

for (const viewport of [wide, narrow])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test.describe('with reduced motion', () => {
      test.use({ reducedMotion: 'reduce' })

      test(`nothing animates at ${viewport.width} px, the logo included`, async ({ page }) => {
        const animated = await recordAnimations(page)
        await open(page, '/')
        await waitForMotion(page)
        await tour(page)
        expect(await animated()).toEqual([])
      })
    })

    test(`the logo, menus, pages, answers, cards and mockups animate at ${viewport.width} px`, async ({
      page,
    }) => {
      const animated = await recordAnimations(page)
      await open(page, '/')
      await waitForMotion(page)
      await tour(page)
      // Pages cross-fade in a pseudo-element of the root.
      for (const tag of [
        /^<html/m,
        /class="block size-8"/,
        /role="menu"|<nav/,
        /accordion-content/,
        /^<li/m,
        /animate-place/,
      ])
        await expect.poll(async () => (await animated()).join('\n')).toMatch(tag)
    })
  })

test('a mockup is drawn in its final state, moves once when it is seen, and returns to that state', async ({
  page,
}) => {
  const animated = await recordAnimations(page)
  await open(page, '/')
  const style = () =>
    movingPart(page).evaluate((part) => {
      const { animationName, opacity, transform } = getComputedStyle(part)
      return { animationName, opacity, transform, playing: part.getAnimations().length > 0 }
    })
  const final = { opacity: '1', transform: 'none', playing: false }
  expect(await style()).toEqual({ ...final, animationName: 'none' })
  expect((await animated()).join('\n')).not.toMatch(/seen:animate/)

  await scrollToMockup(page)
  await expect.poll(async () => (await animated()).join('\n')).toMatch(/animate-place/)
  await expect.poll(style).toEqual({ ...final, animationName: 'place' })
  await page.evaluate(() => scrollTo(0, 0))
  await scrollToMockup(page)
  expect(await style()).toEqual({ ...final, animationName: 'place' })
})
