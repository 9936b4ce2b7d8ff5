import { faq as contactFaq } from '@/content/contact'
import { content as legal } from '@/content/pages/services/legal'
import { faq as pricingFaq } from '@/content/plans'
import type { FaqSection } from '@/content/types'
import { builtHtml, expect, open, test } from './fixtures'

const legalFaq = legal.sections.find((section): section is FaqSection => section.kind === 'faq')!

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

for (const { path, faq } of [
  { path: '/pricing', faq: pricingFaq },
  { path: '/contact', faq: contactFaq },
  { path: '/services/legal', faq: legalFaq },
]) {
  test(`the built HTML of ${path} contains every answer`, () => {
    const html = builtHtml(path)
    expect(faq.questions.length).toBeGreaterThan(1)
    for (const { answer } of faq.questions)
      expect(html).toContain(answer.replace(/[&<>"']/g, (character) => escapes[character]!))
  })

  test(`opening the second question of ${path} closes the first`, async ({ page }) => {
    await open(page, path)
    const [first, second] = faq.questions.map(({ question, answer }) => ({
      question: page.getByRole('button', { name: question }),
      answer: page.getByText(answer),
    }))
    await expect(first!.answer).toBeHidden()
    await first!.question.click()
    await expect(first!.answer).toBeVisible()
    await second!.question.click()
    await expect(second!.answer).toBeVisible()
    await expect(first!.answer).toBeHidden()
    await expect(first!.question).toHaveAttribute('aria-expanded', 'false')
    await second!.question.click()
    await expect(second!.answer).toBeHidden()
  })
}

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes the focused question`, async ({ page }) => {
    await open(page, '/pricing')
    const { question, answer } = pricingFaq.questions[0]!
    await page.getByRole('button', { name: question }).focus()
    await page.keyboard.press(key)
    await expect(page.getByText(answer)).toBeVisible()
    await page.keyboard.press(key)
    await expect(page.getByText(answer)).toBeHidden()
  })
}
