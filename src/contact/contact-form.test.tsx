import { act, cleanup, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  ada,
  answer,
  bob,
  created,
  endpoints,
  hold,
  sessionBody,
  storeSession,
} from '../../tests/backend'
import {
  type App,
  contentShown,
  fill,
  findToast,
  main,
  openApp,
  renderApp,
  toasts,
} from '../../tests/render-app'

const typed = {
  'Full Name': 'Ada Lovelace',
  'Email Address': 'ada@example.com',
  Company: 'Analytical Engines',
  'Your Message': 'Do you <b>engrave</b> brass? 🙂 شكرا',
}
type Label = keyof typeof typed
const labels = Object.keys(typed) as Label[]

const field = (label: Label) => main().getByLabelText(label)
const send = () => main().getByRole('button', { name: 'Send Message' })

/** Fills the form of the contact page, and presses its button. */
async function write({ user }: Pick<App, 'user'>, changes: Partial<typeof typed> = {}) {
  const texts = { ...typed, ...changes }
  for (const label of labels) await fill(user, field(label), texts[label])
  await user.click(send())
}

const expectTyped = () => {
  for (const label of labels) expect(field(label)).toHaveValue(typed[label])
}

describe('a message', () => {
  test('is sent, thanked for, and cleared away', async () => {
    const request = hold('post', endpoints.contacts)
    await write(await renderApp('/contact'))
    await request.arrived
    expect(main().getByRole('button', { name: 'Sending...' })).toBeDisabled()
    expectTyped()
    const [received] = request.received
    expect(received!.body).toEqual({
      name: typed['Full Name'],
      email: typed['Email Address'],
      company: typed.Company,
      message: typed['Your Message'],
    })
    // Nobody may read a message back: asking for it would make the insert fail.
    expect(received!.headers.get('prefer') ?? '').not.toContain('return=representation')
    expect(received!.url.searchParams.has('select')).toBe(false)
    expect(received!.headers.get('apikey')).toBe('sb_publishable_test')

    request.release(created())
    const toast = await findToast('Message Sent!')
    expect(within(toast).getByText(/thank you/i)).toBeVisible()
    for (const label of labels) expect(field(label)).toHaveValue('')
    expect(send()).toBeEnabled()
    expect(main().queryByText(/is required/)).not.toBeInTheDocument()
  })

  test.each(['', '   '])('from no company (%j) says null', async (company) => {
    const requests = answer('post', endpoints.contacts, created)
    await write(await renderApp('/contact'), { Company: company })
    await findToast('Message Sent!')
    expect(requests[0]!.body).toMatchObject({ company: null })
  })

  test('is trimmed', async () => {
    const requests = answer('post', endpoints.contacts, created)
    await write(await renderApp('/contact'), {
      'Full Name': '  Ada ',
      'Email Address': ' a@b.co ',
      'Your Message': '\nHello\n',
    })
    await findToast('Message Sent!')
    expect(requests[0]!.body).toMatchObject({ name: 'Ada', email: 'a@b.co', message: 'Hello' })
  })

  test('as long as the table allows, counted in characters, goes through', async () => {
    const requests = answer('post', endpoints.contacts, created)
    await write(await renderApp('/contact'), {
      'Full Name': '🙂'.repeat(120),
      'Your Message': 'x'.repeat(5000),
    })
    await findToast('Message Sent!')
    expect(requests).toHaveLength(1)
  })

  test('does not wait for the auth service', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    storeSession(sessionBody(ada, -60))
    const refresh = hold('post', endpoints.token)
    const requests = answer('post', endpoints.contacts, created)
    const app = await openApp('/contact')
    await refresh.arrived
    act(() => vi.advanceTimersByTime(3000))
    vi.useRealTimers()
    await contentShown()
    await write(app)
    await findToast('Message Sent!')
    expect(requests).toHaveLength(1)
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer sb_publishable_test')
  })

  test('of somebody logged in is sent as by anybody', async () => {
    storeSession()
    const requests = answer('post', endpoints.contacts, created)
    await write(await renderApp('/contact'))
    await findToast('Message Sent!')
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer sb_publishable_test')
  })
})

describe('what is wrong', () => {
  test.each<[Label, string, string]>([
    ['Full Name', '   ', 'Full Name is required.'],
    ['Full Name', 'A\0da', 'Full Name contains a character that cannot be stored.'],
    ['Email Address', 'ada@localhost', 'Email Address needs the form name@example.com.'],
    ['Company', 'x'.repeat(121), 'Company can have 120 characters at most; this has 121.'],
    ['Your Message', ' \n\t ', 'Your Message is required.'],
    [
      'Your Message',
      'x'.repeat(5001),
      'Your Message can have 5000 characters at most; this has 5001.',
    ],
  ])('in %s is said there, and nothing is sent (%#)', async (label, text, message) => {
    const requests = answer('post', endpoints.contacts, created)
    await write(await renderApp('/contact'), { [label]: text })
    expect(field(label)).toHaveAttribute('aria-invalid', 'true')
    expect(field(label)).toHaveAccessibleDescription(message)
    expect(field(label)).toHaveFocus()
    for (const other of labels.filter((name) => name !== label))
      expect(field(other)).toHaveValue(typed[other])
    expect(send()).toBeEnabled()
    expect(requests).toEqual([])
    expect(toasts()).toEqual([])
  })

  test('is said of every field at once, goes as it is put right, and is not said before', async () => {
    const requests = answer('post', endpoints.contacts, created)
    const { user } = await renderApp('/contact')
    for (const label of labels) expect(field(label)).toHaveAttribute('aria-invalid', 'false')
    await user.click(send())
    expect(field('Full Name')).toHaveFocus()
    expect(main().getAllByText(/ is required\.$/)).toHaveLength(3)
    expect(field('Company')).toHaveAttribute('aria-invalid', 'false')
    await fill(user, field('Full Name'), 'Ada')
    expect(field('Full Name')).toHaveAttribute('aria-invalid', 'false')
    expect(requests).toEqual([])
  })
})

describe('a draft', () => {
  const notice = () => main().queryByText('What you typed earlier is back.')

  /** Types into the form, and leaves it there. */
  async function leave(path = '/contact') {
    const { user } = await renderApp(path)
    await fill(user, field('Full Name'), typed['Full Name'])
    await user.type(field('Your Message'), 'Half a thought')
    cleanup()
  }

  test('survives a reload, says so, and can be discarded', async () => {
    await leave()
    const { user } = await renderApp('/contact')
    expect(field('Full Name')).toHaveValue(typed['Full Name'])
    expect(field('Your Message')).toHaveValue('Half a thought')
    expect(notice()).toBeVisible()
    await user.click(main().getByRole('button', { name: 'Discard' }))
    for (const label of labels) expect(field(label)).toHaveValue('')
    expect(field('Full Name')).toHaveFocus()
    expect(notice()).not.toBeInTheDocument()
  })

  test('is gone once it is sent', async () => {
    answer('post', endpoints.contacts, created)
    await write(await renderApp('/contact'))
    await findToast('Message Sent!')
    cleanup()
    await renderApp('/contact')
    for (const label of labels) expect(field(label)).toHaveValue('')
    expect(notice()).not.toBeInTheDocument()
  })

  test.each([
    [
      'none',
      '/contact',
      '/contact?subject=TravelSupport',
      'Subject: Travel support\n\nHalf a thought',
    ],
    [
      'another one',
      '/contact?subject=IslamicFinance',
      '/contact?subject=TravelSupport',
      'Subject: Travel support\n\nHalf a thought',
    ],
    [
      'the same',
      '/contact?subject=TravelSupport',
      '/contact?subject=TravelSupport',
      'Subject: Travel support\n\nHalf a thought',
    ],
    [
      'one, and now none',
      '/contact?subject=TravelSupport',
      '/contact',
      'Subject: Travel support\n\nHalf a thought',
    ],
  ])('begun under %s stands below the subject of the link', async (_, before, now, message) => {
    await leave(before)
    await renderApp(now)
    expect(field('Your Message')).toHaveValue(message)
    expect(field('Full Name')).toHaveValue(typed['Full Name'])
  })

  test('is not shown to somebody else who logs in', async () => {
    storeSession(sessionBody(ada))
    await leave('/contact')
    storeSession(sessionBody(bob))
    await renderApp('/contact')
    expect(field('Your Message')).toHaveValue('')
    expect(main().queryByText('What you typed earlier is back.')).not.toBeInTheDocument()
  })

  test('is nothing where only the subject is', async () => {
    await renderApp('/contact?subject=TravelSupport')
    cleanup()
    await renderApp('/contact')
    expect(field('Your Message')).toHaveValue('')
  })

  test('of the request that was handed over goes with the message', async () => {
    answer('post', endpoints.contacts, created)
    const request = '/services/travel-tours/search?type=flights'
    const app = await renderApp(request)
    for (const input of main().getAllByRole<HTMLInputElement>('textbox'))
      await fill(app.user, input, 'Lisbon')
    const answers = window.localStorage.length
    await app.goTo('/contact')
    await write(app)
    await findToast('Message Sent!')
    // This message was about something else.
    expect(window.localStorage).toHaveLength(answers)
    const state = { message: 'Flights', draft: 'request-TravelSupport-flights' }
    await act(() => app.router.navigate('/contact', { state }))
    await write(app)
    await waitFor(() => expect(window.localStorage).toHaveLength(0))
  })
})

describe('the field that people do not see', () => {
  const trap = () => main().getByText('Leave this empty').querySelector('input')!

  test('is out of reach of people, and nobody fills it in for them', async () => {
    const { user } = await renderApp('/contact')
    expect(main().queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument()
    expect(trap()).toHaveAttribute('autocomplete', 'off')
    const reached: Element[] = []
    field('Full Name').focus()
    while (document.activeElement !== send()) {
      reached.push(document.activeElement!)
      await user.tab()
    }
    expect(reached).toEqual(labels.map(field))
  })

  test('has whoever fills it in believe that the message was sent', async () => {
    const requests = answer('post', endpoints.contacts, created)
    const app = await renderApp('/contact')
    await fill(app.user, trap(), 'https://example.com')
    await write(app)
    await findToast('Message Sent!')
    expect(field('Your Message')).toHaveValue('')
    expect(requests).toEqual([])
  })
})

describe('the subject of the link', () => {
  test('is named, and begins the message', async () => {
    await renderApp('/contact?subject=StudyAbroadCounseling')
    expect(main().getByText('Study-abroad counseling')).toBeVisible()
    expect(field('Your Message')).toHaveDisplayValue(/^Subject: Study-abroad counseling\n/)
  })

  test('reaches a page that is open already', async () => {
    const { goTo } = await renderApp('/contact?subject=TravelSupport')
    await goTo('/contact?subject=IslamicFinance')
    expect(field('Your Message')).toHaveDisplayValue(/^Subject: Islamic finance\n/)
  })

  test.each(['Nonsense', 'constructor', '<img src=x onerror=alert(1)>'])(
    'is left out when it is %j',
    async (subject) => {
      await renderApp(`/contact?subject=${encodeURIComponent(subject)}`)
      expect(field('Your Message')).toHaveValue('')
      expect(main().queryByText(/^About:/)).not.toBeInTheDocument()
    },
  )
})

test('the page shows ways to reach the company, office hours, and questions', async () => {
  await renderApp('/contact')
  expect(
    within(main().getByRole('list', { name: 'Ways to reach us' })).getAllByRole('listitem').length,
  ).toBeGreaterThan(2)
  const hours = within(main().getByRole('region', { name: 'Office hours' }))
  const terms = hours
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
  expect(terms).toEqual(['Monday to Friday: 9 AM to 6 PM', 'Saturday: Closed', 'Sunday: Closed'])
  expect(main().getAllByRole('group').length).toBeGreaterThan(2)
})
