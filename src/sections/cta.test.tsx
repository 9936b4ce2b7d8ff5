import { beforeEach, describe, expect, test } from 'vitest'
import { storeSession } from '../../tests/helpers/mock-backend'
import { openOnly } from '../../tests/helpers/open-only'
import { closeApp, main, renderApp } from '../../tests/helpers/render-app'

beforeEach(() => openOnly())

const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const)

test.each(['/pricing', '/features', '/services/healthcare/patient-portal'])(
  'links signed-in users to the dashboard at %s, instead of to the sign-up or login',
  async (path) => {
    storeSession()
    await renderApp(path)
    const hrefs = links().map(([, href]) => href)
    expect(hrefs.filter((href) => /^\/(auth|login|signup)\b/.test(href!))).toEqual([])
    for (const link of main().getAllByRole('link', { name: /^Open dashboard/ }))
      expect(link).toHaveAttribute('href', '/dashboard')
  },
)

describe('on the pages of a service that is not open, signed-in users', () => {
  test.each([
    ['/services/build', 'AI Website Builder', '/contact?subject=AI%20Website%20Builder'],
    ['/services/customer-service', 'Customer Service', '/contact?subject=CustomerServiceDemo'],
    ['/client-chat', 'Live Chat', '/contact?subject=Live%20Chat'],
  ])('can ask about it at %s', async (path, label, href) => {
    storeSession()
    const { user } = await renderApp(path)
    const [ask] = main().getAllByRole('link', { name: `Ask about it: ${label}` })
    expect(ask).toHaveAttribute('href', href)
    await user.click(ask!)
    expect(await main().findByText(/^About:/)).toBeVisible()
  })

  test('keep the button that asks about it, next to the dashboard', async () => {
    storeSession()
    await renderApp('/services/recruitment')
    expect(main().queryByRole('link', { name: /^Ask about it/ })).not.toBeInTheDocument()
    expect(main().getAllByRole('link', { name: 'Open dashboard' })).not.toEqual([])
    expect(links()).toContainEqual(['Request a walkthrough', '/contact?subject=RecruitmentDemo'])
  })

  test.each(['/services/build', '/services/healthcare/virtual-care'])(
    'have as many links at %s as visitors, with shorter labels',
    async (path) => {
      await renderApp(path)
      const before = links()
      closeApp()
      storeSession()
      await renderApp(path)
      const after = links()
      expect(after).toHaveLength(before.length)
      const wider = after.filter(
        ([label], index) => label.startsWith('Ask about it:') && before[index]![0].length < 12,
      )
      expect(wider).toEqual([])
    },
  )

  test('open the dashboard once the service is open', async () => {
    openOnly('/services/build')
    storeSession()
    await renderApp('/services/build')
    expect(main().getByText(/^14-day free trial.* No credit card required\.$/)).toBeVisible()
    expect(main().queryByRole('link', { name: /^Ask about it/ })).not.toBeInTheDocument()
    expect(main().getAllByRole('link', { name: 'Open dashboard' })).not.toEqual([])
  })
})
