import type { Locator } from '@playwright/test'
import { faq as contactFaq } from '@/content/pages/contact'
import { content as legal } from '@/content/pages/services/legal'
import { faq as pricingFaq } from '@/content/pages/pricing'
import type { FaqSection } from '@/content/types'
import { builtHtml, expect, gotoHydrated, test } from './fixtures'

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
}

test('opening the second question closes the first, by mouse, Enter and Space', async ({
  page,
}) => {
  await gotoHydrated(page, '/pricing')
  const [first, second] = pricingFaq.questions.map(({ question, answer }) => ({
    question: page.getByRole('button', { name: question }),
    answer: page.getByText(answer),
  }))
  await expect(first!.answer).toBeHidden()
  for (const press of [
    (question: Locator) => question.click(),
    (question: Locator) => question.press('Enter'),
    (question: Locator) => question.press('Space'),
  ]) {
    await press(first!.question)
    await expect(first!.answer).toBeVisible()
    await press(second!.question)
    await expect(second!.answer).toBeVisible()
    await expect(first!.answer).toBeHidden()
    await expect(first!.question).toHaveAttribute('aria-expanded', 'false')
    await press(second!.question)
    await expect(second!.answer).toBeHidden()
  }
})
