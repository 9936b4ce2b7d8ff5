// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readStoredSession } from '../../src/auth/stored-session'
import { sessionExpiredMessage } from '../../src/lib/copy'
import { sessionKey } from '../../src/lib/storage'
import { startFaultyGateway } from './faulty-gateway'
import { type Account, logIn, newAccount, removeAccounts, stack } from './stack-client'

// Tests how the site's session handles faults between the site and the real auth server.

const gateway = await startFaultyGateway(stack.url)
vi.stubEnv('VITE_SUPABASE_URL', gateway.url)
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.key)

/** A tab with its own copy of the site's client. */
async function openTab() {
  vi.resetModules()
  const [{ supabase }, { runAsUser }] = await Promise.all([
    import('../../src/lib/supabase'),
    import('../../src/auth/session'),
  ])
  return { supabase, runAsUser }
}

let tab: Awaited<ReturnType<typeof openTab>>
let account: Account

/** Opens another tab, as after a reload. */
async function reload() {
  await tab.supabase.auth.dispose()
  tab = await openTab()
}

const listPosts = () => tab.runAsUser(() => tab.supabase.from('posts').select())
const userId = () => readStoredSession()?.user.id

/** Ends every session of the user, as "Log out everywhere" does on another device. */
async function logOutEverywhere() {
  const { client } = await logIn(account)
  await client.auth.signOut()
}

beforeEach(async () => {
  tab = await openTab()
  account = await newAccount()
  const { error } = await tab.supabase.auth.signInWithPassword(account)
  if (error) throw error
})
afterEach(async () => {
  await tab.supabase.auth.dispose()
  window.localStorage.clear()
})
afterAll(async () => {
  gateway.stop()
  await removeAccounts()
})

describe('a refresh', () => {
  /** Makes the stored token expire by this browser's clock. */
  function expireToken() {
    const session = { ...readStoredSession(), expires_at: Math.floor(Date.now() / 1000) - 60 }
    window.localStorage.setItem(sessionKey, JSON.stringify(session))
  }

  test.each([
    [402, { message: 'Service for this project is restricted: exceed_egress_quota' }],
    [540, { message: 'Project paused' }],
    [544, 'upstream timeout'],
    [556, { message: 'could not connect to server' }],
  ])('survives the status %d of a gateway', async (status, body) => {
    const before = readStoredSession()
    expireToken()
    await reload()
    gateway.fail('/auth/v1/token', { status, body }, 2)
    expect((await listPosts()).error).toBeNull()
    expect(gateway.sent.count).toBe(2)
    expect(readStoredSession()?.refresh_token).not.toBe(before!.refresh_token)
  })

  test('ends the session if the auth server rejects it', async () => {
    await logOutEverywhere()
    expireToken()
    await reload()
    await tab.supabase.auth.getSession()
    expect(readStoredSession()).toBeUndefined()
  })
})

describe('"JWT issued at future"', () => {
  const issuedAtFuture = {
    status: 401,
    body: { code: 'PGRST303', details: null, hint: null, message: 'JWT issued at future' },
  }

  test('keeps a session that is still valid on the auth server', async () => {
    const id = userId()
    gateway.fail('/rest/v1/posts', issuedAtFuture)
    await expect(listPosts()).rejects.toMatchObject({ kind: 'refused' })
    expect(gateway.sent.count).toBe(1)
    expect(userId()).toBe(id)
    expect((await listPosts()).data).toEqual([])
  })

  test('ends a session that has ended on the auth server', async () => {
    await logOutEverywhere()
    gateway.fail('/rest/v1/posts', issuedAtFuture)
    await expect(listPosts()).rejects.toThrow(sessionExpiredMessage)
    expect(readStoredSession()).toBeUndefined()
  })
})
