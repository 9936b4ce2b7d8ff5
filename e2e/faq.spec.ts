import type { Locator } from '@playwright/test'
import { faq as pricingFaq } from '@/content/pages/pricing'
import { expect, gotoHydrated, test } from './fixtures'

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
