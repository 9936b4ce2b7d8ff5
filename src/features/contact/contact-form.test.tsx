import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  ada,
  mockEndpoint,
  created,
  endpoints,
  holdRequest,
  otherTab,
  postgrestErrorResponse,
  sessionBody,
  storeSession,
} from '../../../tests/helpers/mock-backend'
import {
  type App,
  button,
  clickButton,
  closeApp,
  waitForContent,
  fill,
  findToast,
  main,
  mountApp,
  renderApp,
  toasts,
} from '../../../tests/helpers/render-app'

const typed = {
  'Full Name': 'Ada Lovelace',
  'Email Address': 'ada@example.com',
  Company: 'Analytical Engines',
  'Your Message': 'Do you <b>engrave</b> brass? 🙂 شكرا',
}
type Label = keyof typeof typed
const labels = Object.keys(typed) as Label[]

const field = (label: Label | 'Subject') => main().getByLabelText(label)
const send = () => button('Send Message')
const notice = () => main().queryByText('We kept this text for you. Closing this tab discards it.')

const flightSearch = '/services/travel-tours/search?type=flights'

const messageNotSent = 'Could not send your message. Please try again.'

/** Fills in an inquiry form. */
async function answer({ user }: Pick<App, 'user'>) {
  for (const input of main().getAllByRole<HTMLInputElement>('textbox'))
    await fill(user, input, 'Lisbon')
  await fill(user, main().getByLabelText('Travelers'), '2')
  await fill(user, main().getByLabelText('Departure date'), '2999-01-31')
}

/** Fills in the contact form and submits it. */
async function write({ user }: Pick<App, 'user'>, changes: Partial<typeof typed> = {}) {
  const texts = { ...typed, ...changes }
  for (const label of labels) await fill(user, field(label), texts[label])
  await user.click(send())
}

const expectTyped = () => {
  for (const label of labels) expect(field(label)).toHaveValue(typed[label])
}

describe('a message', () => {
  test('is sent, confirmed by a toast and cleared, and its draft is discarded', async () => {
    const request = holdRequest('post', endpoints.contacts)
    const { user } = await renderApp('/contact')
    await write({ user })
    await request.arrived
    expect(button('Sending...')).toHaveAttribute('aria-disabled', 'true')
    expectTyped()
    const [received] = request.received
    expect(received!.body).toEqual({
      name: typed['Full Name'],
      email: typed['Email Address'],
      company: typed.Company,
      message: typed['Your Message'],
    })
    // Visitors can't read messages, so requesting the inserted row would make the insert fail.
    expect(received!.headers.get('prefer') ?? '').not.toContain('return=representation')
    expect(received!.url.searchParams.has('select')).toBe(false)
    expect(received!.headers.get('apikey')).toBe('sb_publishable_test')

    request.release(created())
    const toast = await findToast('Message Sent!')
    expect(within(toast).getByText(/thanks/i)).toBeVisible()
    expect(await main().findByText(/^Thanks\. We’ll reply/)).toBeVisible()
    for (const label of labels) expect(field(label)).toHaveValue('')
    expect(send()).not.toHaveAttribute('aria-disabled')
    expect(main().queryByText(/is required/)).not.toBeInTheDocument()
    cleanup()
    await renderApp('/contact')
    for (const label of labels) expect(field(label)).toHaveValue('')
    expect(notice()).not.toBeInTheDocument()
  })

  test('about an insurance says what to leave out, and is confirmed with what it is not', async () => {
    mockEndpoint('post', endpoints.contacts, created)
    const app = await renderApp('/contact?subject=InsurancePlusHelp')
    expect(main().getByText(/Leave out policy numbers and diagnoses\.$/)).toBeVisible()
    await write(app)
    await findToast('Message Sent!')
    expect(main().getByRole('status')).toHaveTextContent(
      'This wasn’t an application: no quote follows, and no insurer or agent',
    )
  })

  const tooLong = 'a contact message must be shorter than 32 KB'
  const maybeArrived =
    'We didn’t get a response. Within ten minutes of the first try, sending the same message from this page again is safe: if it has arrived, we keep one copy.'

  test.each([
    // Visitors aren't asked to log in.
    ['was rejected', 403, '42501', 'permission denied', messageNotSent, messageNotSent],
    ['is too long for the database', 400, '23514', tooLong, tooLong, tooLong],
    ['may have arrived', 503, '', 'no', messageNotSent, maybeArrived],
  ])('says, until the next try, that it %s', async (_, status, code, message, toast, text) => {
    mockEndpoint('post', endpoints.contacts, () => postgrestErrorResponse(status, code, message))
    const app = await renderApp('/contact')
    await write(app)
    await findToast('Submission Error', toast)
    expect(main().getByRole('alert')).toHaveTextContent(text)
    await app.user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await app.user.type(field('Your Message'), '!')
    expect(main().getByRole('alert')).toHaveTextContent(text)
    mockEndpoint('post', endpoints.contacts, created)
    await app.user.click(send())
    await findToast('Message Sent!')
    expect(main().queryByText(text)).not.toBeInTheDocument()
  })

  test('is sent without surrounding whitespace and control characters', async () => {
    const requests = mockEndpoint('post', endpoints.contacts, created)
    await write(await renderApp('/contact'), {
      'Full Name': '  Ada\tLovelace ',
      'Email Address': ' a@b.co ',
      Company: '   ',
      'Your Message': '\nHello,\n\n\tBob\u000b\n',
    })
    await findToast('Message Sent!')
    expect(requests[0]!.body).toMatchObject({
      name: 'Ada Lovelace',
      email: 'a@b.co',
      company: null,
      message: 'Hello,\n\n\tBob',
    })
  })

  test('does not wait for the auth service', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    storeSession(sessionBody(ada, -60))
    const refresh = holdRequest('post', endpoints.token)
    const requests = mockEndpoint('post', endpoints.contacts, created)
    const app = await mountApp('/contact')
    await refresh.arrived
    act(() => {
      vi.advanceTimersByTime(3000)
    })
    vi.useRealTimers()
    await waitForContent()
    await write(app)
    await findToast('Message Sent!')
    expect(requests).toHaveLength(1)
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer sb_publishable_test')
  })
})

describe('validation', () => {
  test('shows the error at an invalid field, focuses it, and does not send', async () => {
    const requests = mockEndpoint('post', endpoints.contacts, created)
    const { user } = await renderApp('/contact')
    for (const label of labels) await fill(user, field(label), typed[label])
    for (const [label, text, message] of [
      ['Full Name', '   ', 'Full Name is required.'],
      ['Full Name', 'x'.repeat(121), 'Full Name can have at most 120 characters; this has 121.'],
      ['Email Address', 'ada@localhost', 'Email Address must look like name@example.com.'],
      ['Company', 'x'.repeat(121), 'Company can have at most 120 characters; this has 121.'],
      ['Your Message', ' \n\t ', /^Your Message is required\. /],
      [
        'Your Message',
        'x'.repeat(5001),
        /^Your Message can have at most 5,000 characters; this has 5,001\. /,
      ],
    ] as const) {
      await fill(user, field(label), text)
      await user.click(send())
      expect(field(label)).toHaveAttribute('aria-invalid', 'true')
      expect(field(label)).toHaveAccessibleDescription(message)
      expect(field(label)).toHaveFocus()
      await fill(user, field(label), typed[label])
    }
    expectTyped()
    expect(send()).not.toHaveAttribute('aria-disabled')
    expect(requests).toEqual([])
    expect(toasts()).toEqual([])
  })
})

describe('a draft', () => {
  test('can’t change in a form that was opened again, or by an inquiry, while it is sent', async () => {
    const request = holdRequest('post', endpoints.contacts)
    const app = await renderApp('/contact')
    await write(app)
    await request.arrived
    await app.goTo('/pricing')
    await app.goTo('/contact')
    expect(field('Your Message')).toHaveAttribute('readonly')
    await app.goTo(flightSearch)
    await answer(app)
    await clickButton(app, 'Continue to Contact')
    expect(main().getByRole('alert')).toHaveTextContent('Your last text is still being sent.')
    request.release(created())
    await findToast('Message Sent!')
    await clickButton(app, 'Continue to Contact')
    await waitFor(() => expect(field('Your Message')).toHaveDisplayValue(/Destination: Lisbon$/m))
  })

  test.each([
    ['/contact', 'Your Message'],
    [flightSearch, 'Destination'],
  ])(
    'of a user at %s survives a logout in another tab and a visitor’s letter',
    async (path, label) => {
      storeSession()
      const { user } = await renderApp(path)
      await fill(user, main().getByLabelText(label), 'A long message')
      otherTab().send('SIGNED_OUT', null)
      await waitFor(() => expect(main().getByLabelText(label)).toHaveValue(''))
      expect(main().getByRole('alert')).toHaveTextContent(
        'You have unsent text in this form. Log in to get it back.',
      )
      expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/auth\?mode=login&redirect=/),
      )
      await user.type(main().getByLabelText(label), 'B')
      otherTab().send('SIGNED_IN', sessionBody(ada))
      await waitFor(() => expect(main().getByLabelText(label)).toHaveValue('A long message'))
      await waitFor(() => expect(notice()).toBeVisible())
    },
  )
})

describe('an inquiry', () => {
  async function continueToContact(app: App) {
    await app.user.click(button('Continue to Contact'))
    await waitFor(() => expect(field('Your Message')).toHaveDisplayValue(/Destination: /))
    expect(main().getByText(/^We added your answers to the message\./)).toBeVisible()
    expect(notice()).not.toBeInTheDocument()
  }

  test('stays in the message after a login, until the message is sent', async () => {
    mockEndpoint('post', endpoints.contacts, created)
    const app = await renderApp(flightSearch)
    await answer(app)
    await continueToContact(app)
    closeApp()
    storeSession()
    const { user } = await renderApp('/contact')
    await waitFor(() => expect(field('Your Message')).toHaveDisplayValue(/Destination: Lisbon/))
    for (const label of ['Full Name', 'Email Address'] as const)
      await fill(user, field(label), typed[label])
    await user.click(send())
    await findToast('Message Sent!')
    expect(field('Your Message')).toHaveValue('')
  })

  test('is kept if it was discarded from the message, and another was sent', async () => {
    mockEndpoint('post', endpoints.contacts, created)
    const app = await renderApp(flightSearch)
    await answer(app)
    await continueToContact(app)
    await app.user.click(button('Discard'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await app.user.click(dialog.getByRole('button', { name: 'Discard' }))
    await write(app)
    await findToast('Message Sent!')
    await act(() => app.router.navigate(-1))
    expect(await main().findByLabelText('Destination')).toHaveValue('Lisbon')
  })

  test.each([
    ['discarded', ''],
    ['kept if it has changed', 'Porto'],
  ])('is %s after its message was sent', async (_, changed) => {
    mockEndpoint('post', endpoints.contacts, created)
    const app = await renderApp(flightSearch)
    await answer(app)
    await continueToContact(app)
    if (changed) {
      await act(() => app.router.navigate(-1))
      await fill(app.user, await main().findByLabelText('Destination'), changed)
      await app.goTo('/contact')
    }
    for (const label of ['Full Name', 'Email Address'] as const)
      await fill(app.user, field(label), typed[label])
    await app.user.click(send())
    await findToast('Message Sent!')
    await act(() => app.router.navigate(-1))
    expect(await main().findByLabelText('Destination')).toHaveValue(changed)
  })

  test('replaces its earlier version in the message and keeps other text', async () => {
    const app = await renderApp('/contact')
    await app.user.type(field('Your Message'), 'Typed before.')
    await app.goTo(flightSearch)
    await answer(app)
    await continueToContact(app)
    await app.user.type(field('Your Message'), ' Typed after.')
    await act(() => app.router.navigate(-1))
    await fill(app.user, await main().findByLabelText('Destination'), 'Porto')
    await continueToContact(app)
    expect(field('Your Message')).toHaveDisplayValue(
      /Destination: Porto(?!.*Lisbon.*)[^]*\n\nTyped before. Typed after.$/,
    )
  })
})

describe('the honeypot', () => {
  const honeypot = () => main().getByText('Leave this empty').querySelector('input')!

  test('is unreachable for people and password managers', async () => {
    const { user } = await renderApp('/contact')
    expect(main().queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument()
    expect(honeypot()).toHaveAttribute('autocomplete', 'off')
    const reached: Element[] = []
    field('Full Name').focus()
    while (document.activeElement !== send()) {
      reached.push(document.activeElement!)
      await user.tab()
    }
    expect(reached).not.toContain(honeypot())
    // The labels, and the subject.
    expect(reached).toHaveLength(labels.length + 1)
  })

  test('reports to bots that the message was sent, and sends nothing', async () => {
    const requests = mockEndpoint('post', endpoints.contacts, created)
    const app = await renderApp('/contact')
    await fill(app.user, honeypot(), 'https://example.com')
    await write(app)
    await findToast('Message Sent!')
    expect(field('Your Message')).toHaveValue('')
    expect(requests).toEqual([])
  })
})

test('without a subject in the link, the chosen subject starts the sent message', async () => {
  const requests = mockEndpoint('post', endpoints.contacts, created)
  const app = await renderApp('/contact')
  await app.user.selectOptions(field('Subject'), 'Help with my account')
  await write(app, { 'Your Message': 'I can’t log in.' })
  await findToast('Message Sent!')
  const message = 'Subject: Help with my account\n\nI can’t log in.'
  expect(requests[0]!.body).toMatchObject({ message })
  expect(field('Subject')).toHaveValue('')
})

test('the subject of the link is shown, changes with the link, and starts every message', async () => {
  const requests = mockEndpoint('post', endpoints.contacts, created)
  const app = await renderApp('/contact?subject=TravelSupport')
  await app.goTo('/contact?subject=Patient+Portal')
  expect(field('Your Message')).toHaveAccessibleDescription(/In an emergency, call 911/)
  await app.goTo('/contact?subject=IslamicFinance')
  expect(main().getByText('Islamic finance')).toBeVisible()
  expect(main().queryByLabelText('Subject')).not.toBeInTheDocument()
  for (const message of ['First', 'Second']) {
    await write(app, { 'Your Message': message })
    const body = { message: `Subject: Islamic finance\n\n${message}` }
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject(body))
    await waitFor(() => expect(field('Your Message')).toHaveValue(''))
  }
})
