import { expect, test } from 'vitest'
import { storeSession } from '../../tests/helpers/mock-backend'
import { main, renderApp } from '../../tests/helpers/render-app'

const signUpOrLogIn = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!)
    .filter((href) => /^\/(auth|login|signup)\b/.test(href))

const paths = ['/pricing', '/features', '/services/healthcare/patient-portal']

test.each(paths)('links visitors to sign-up or login at %s', async (path) => {
  await renderApp(path)
  expect(signUpOrLogIn()).not.toEqual([])
  expect(main().queryByRole('link', { name: /^Open dashboard/ })).not.toBeInTheDocument()
})

test.each(paths)('links signed-in users to the dashboard at %s', async (path) => {
  storeSession()
  await renderApp(path)
  expect(signUpOrLogIn()).toEqual([])
  for (const link of main().getAllByRole('link', { name: /^Open dashboard/ }))
    expect(link).toHaveAttribute('href', '/dashboard')
})

test('names the plan of a call to action for screen readers', async () => {
  await renderApp('/pricing')
  expect(main().getByRole('link', { name: 'Create an account: Starter' })).toBeVisible()
})
