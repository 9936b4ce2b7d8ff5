import { isAuthSessionMissingError } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { emails } from '@/content/emails'
import { decodeJwt } from '../../src/lib/decode-jwt'
import {
  type Account,
  logIn,
  mailHtml,
  mailLink,
  newAccount,
  newClient,
  newCredentials,
  removeAccounts,
  stack,
} from './stack-client'

const sql = postgres(stack.database)
afterAll(async () => {
  await removeAccounts()
  await sql.end()
})

/** Returns the methods in a session's token. Methods of the same second are unordered. */
function getMethods(session: { access_token: string } | null) {
  const { amr }: { amr: { method: string }[] } = Object(decodeJwt(session!.access_token))
  return amr.map(({ method }) => method).sort()
}

/** Returns the properties that identify an error of Supabase Auth. */
const refusal = ({ error }: { error: unknown }) => {
  const { status, code } = Object(error)
  return [status, code]
}

/** Whether the server has ended a client's session. */
const hasEnded = async ({ auth }: ReturnType<typeof newClient>) =>
  isAuthSessionMissingError((await auth.getUser()).error)

const changed = 'a new horse battery'

/** Waits for an email and resolves to the token of its link. */
const mailToken = async (to: string, { subject }: { subject: string }) =>
  (await mailLink(to, subject)).searchParams.get('token_hash')!

/** Waits for an email and resolves to the path of its link. */
const mailPath = async (to: string, { subject }: { subject: string }) =>
  (await mailLink(to, subject)).pathname

/** Signs up and opens the emailed link, as if in a separate browser. */
async function confirmSignUp(person: Account) {
  const client = newClient()
  await client.auth.signUp(person)
  const token_hash = await mailToken(person.email, emails.confirmation)
  return { client, token_hash, ...(await client.auth.verifyOtp({ type: 'signup', token_hash })) }
}

/** Enrolls an authenticator in a client's session. */
async function enroll({ auth }: ReturnType<typeof newClient>) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const authenticator = new TOTP({ secret: Secret.fromBase32(data.totp.secret) })
  const verified = await auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: authenticator.generate(),
  })
  return { factorId: data.id, authenticator, ...verified }
}

describe('sign-up and login', () => {
  test('a link confirms an email address once, and the token of its session lists no password', async () => {
    const person = newCredentials()
    const { client, token_hash, data, error } = await confirmSignUp(person)
    expect(error).toBeNull()
    expect(getMethods(data.session)).toEqual(['otp'])
    expect(refusal(await client.auth.verifyOtp({ type: 'signup', token_hash }))).toEqual([
      403,
      'otp_expired',
    ])
    expect((await client.auth.updateUser({ password: person.password })).error).toBeNull()
    const { session } = await logIn(person)
    expect(getMethods(session)).toEqual(['password'])
  })

  test('a link expires after an hour', async () => {
    const person = newCredentials()
    const client = newClient()
    await client.auth.signUp(person)
    const token_hash = await mailToken(person.email, emails.confirmation)
    await sql`update auth.users set confirmation_sent_at = now() - interval '61 minutes'
      where email = ${person.email}`
    expect(refusal(await client.auth.verifyOtp({ type: 'signup', token_hash }))).toEqual([
      403,
      'otp_expired',
    ])
  })

  // auth-contract.test.ts has the codes of invalid logins, sign-ups and changes.
  test('no response reveals whether an account exists', async () => {
    const account = await newAccount()
    const unconfirmed = newCredentials()
    const { auth } = newClient()
    expect((await auth.signUp(unconfirmed)).error).toBeNull()
    for (const { email } of [account, unconfirmed, newCredentials()])
      expect(refusal(await auth.signInWithPassword({ email, password: changed }))).toEqual([
        400,
        'invalid_credentials',
      ])
    const known = await auth.signUp(account)
    expect(known.error).toBeNull()
    expect(known.data).toMatchObject({ session: null, user: { identities: [] } })
    for (const email of [account.email, newCredentials().email])
      expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
  })
})

describe('a password', () => {
  test('after a login, a change with the current password ends the other sessions, and an email reports it', async () => {
    const account = await newAccount()
    const { client } = await logIn(account)
    const elsewhere = await logIn(account)
    const { password: current_password } = account
    const change = await client.auth.updateUser({ password: changed, current_password })
    expect(change.error).toBeNull()
    expect(await hasEnded(client)).toBe(false)
    expect(await hasEnded(elsewhere.client)).toBe(true)
    expect(await mailPath(account.email, emails.password_changed)).toBe('/auth/recover')
    await logIn({ ...account, password: changed })
  })

  test('a change through a password reset link ends the earlier sessions too', async () => {
    const account = await newAccount()
    const before = await logIn(account)
    const { auth } = newClient()
    await auth.resetPasswordForEmail(account.email)
    const token_hash = await mailToken(account.email, emails.recovery)
    expect((await auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
    expect((await auth.updateUser({ password: changed })).error).toBeNull()
    expect((await auth.getUser()).error).toBeNull()
    expect(await hasEnded(before.client)).toBe(true)
  })

  test.each([
    ['signup', emails.confirmation],
    ['recovery', emails.recovery],
  ] as const)(
    'of someone who signed up with an email address first ends when its owner confirms it with a %s link',
    async (type, email) => {
      const person = newCredentials()
      const client = newClient()
      await client.auth.signUp(person)
      if (type === 'recovery') await client.auth.resetPasswordForEmail(person.email)
      const token_hash = await mailToken(person.email, email)
      expect((await client.auth.verifyOtp({ type, token_hash })).error).toBeNull()

      // The pages send each of these. A session of a link needs no current password.
      const update = async (password: string) => refusal(await client.auth.updateUser({ password }))
      const logInAgain = async () => refusal(await newClient().auth.signInWithPassword(person))
      expect(await logInAgain()).toEqual([400, 'invalid_credentials'])
      expect(await update('short')).toEqual([422, 'weak_password'])
      expect(await logInAgain()).toEqual([400, 'invalid_credentials'])
      expect(await update(changed)).toEqual([undefined, undefined])
      expect(await update(changed)).toEqual([422, 'same_password'])
      const { client: elsewhere } = await logIn({ ...person, password: changed })
      expect((await client.auth.signOut()).error).toBeNull()
      expect(await hasEnded(elsewhere)).toBe(true)
      expect(await logInAgain()).toEqual([400, 'invalid_credentials'])
    },
  )

  test('with MFA, changing the password or email address requires a code', async () => {
    const account = await newAccount()
    const first = await logIn(account)
    const { authenticator, factorId } = await enroll(first.client)
    const { client } = await logIn(account)
    const attributes = { password: changed, current_password: account.password }
    expect(refusal(await client.auth.updateUser(attributes))).toEqual([401, 'insufficient_aal'])
    expect(refusal(await client.auth.updateUser({ email: newCredentials().email }))).toEqual([
      401,
      'insufficient_aal',
    ])
    const code = authenticator.generate()
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code })
    expect(error).toBeNull()
    expect((await client.auth.updateUser(attributes)).error).toBeNull()
  })
})

describe('sessions', () => {
  test('a refresh token can be reused for ten seconds and until its replacement is used; later reuse ends the session', async () => {
    const { client, session } = await logIn(await newAccount())
    const { refresh_token } = session
    const refresh = () => newClient().auth.refreshSession({ refresh_token })
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await refresh()).error).toBeNull()
    const wait = () => sql`update auth.refresh_tokens set updated_at = now() - interval '11 s'
      where user_id = ${session.user.id}`
    await wait()
    // A thief goes unnoticed while thief and owner take turns refreshing.
    expect((await refresh()).error).toBeNull()
    await client.auth.refreshSession()
    expect(refusal(await refresh())).toEqual([400, 'refresh_token_already_used'])
    // Now the session's owner is logged out too.
    await wait()
    expect(refusal(await client.auth.refreshSession())).toEqual([400, 'refresh_token_already_used'])
  })
})

describe('an authenticator', () => {
  test('verifying it ends the sessions without a code, posts then require a code, and emails report it and its removal', async () => {
    const account = await newAccount()
    const elsewhere = await logIn(account)
    const { client, user } = await logIn(account)
    await client.from('posts').insert({ user_id: user.id, title: 'Mine' })
    const { data, factorId } = await enroll(client)
    expect(getMethods(data)).toEqual(['password', 'totp'])
    expect((await client.from('posts').select('title')).data).toEqual([{ title: 'Mine' }])
    expect(await hasEnded(elsewhere.client)).toBe(true)
    expect(await mailPath(account.email, emails.mfa_factor_enrolled)).toBe('/contact')

    const later = await logIn(account)
    expect((await later.client.from('posts').select('title')).data).toEqual([])
    const { auth } = later.client
    expect(refusal(await auth.mfa.challengeAndVerify({ factorId, code: '000000' }))).toEqual([
      422,
      'mfa_verification_failed',
    ])
    expect(refusal(await auth.mfa.unenroll({ factorId }))).toEqual([422, 'insufficient_aal'])
    expect(refusal(await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' }))).toEqual([
      403,
      'insufficient_aal',
    ])
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect(await mailPath(account.email, emails.mfa_factor_unenrolled)).toBe('/auth/recover')
  })

  test('does not count as a recent login, so deleting an account still requires the password', async () => {
    const person = newCredentials()
    const { client } = await confirmSignUp(person)
    expect((await enroll(client)).error).toBeNull()
    const { error, status } = await client.rpc('delete_account')
    expect([status, error?.code]).toEqual([403, 'PT403'])

    const { client: own } = await logIn(await newAccount())
    expect((await own.rpc('delete_account')).error).toBeNull()
    expect(refusal(await own.auth.getUser())).toEqual([403, 'user_not_found'])
  })
})

test('an email address changes after both links are opened, the session of the second link needs no password, and an email reports it to the old address', async () => {
  const account = await newAccount()
  const { client } = await logIn(account)
  const { email } = newCredentials('changed')
  const { data, error } = await client.auth.updateUser({ email })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: account.email, new_email: email })
  const elsewhere = newClient()
  const confirm = async (recipient: string) => {
    const token_hash = await mailToken(recipient, emails.email_change)
    return elsewhere.auth.verifyOtp({ type: 'email_change', token_hash })
  }
  const first = await confirm(email)
  expect(first.error).toBeNull()
  expect(first.data.session).toBeNull()
  const second = await confirm(account.email)
  expect(second.data.user?.email).toBe(email)
  expect(getMethods(second.data.session)).toEqual(['otp'])
  expect(await mailPath(account.email, emails.email_changed)).toBe('/contact')
  await logIn({ ...account, email })
})

test('emails that this site does not use contain neither a link nor a code', async () => {
  const account = await newAccount()
  const { client } = await logIn(account)
  const invited = newCredentials()
  const expectHarmless = async (to: string, mail: { subject: string; heading: string }) => {
    const html = await mailHtml(to, mail.subject)
    expect(html).toContain(mail.heading)
    expect(html).not.toMatch(/href=|token|\b\d{6,10}\b/)
  }
  const { auth } = newClient()
  expect((await auth.signInWithOtp({ email: account.email })).error).toBeNull()
  await expectHarmless(account.email, emails.magic_link)
  const admin = newClient(stack.secret).auth.admin
  expect((await admin.inviteUserByEmail(invited.email)).error).toBeNull()
  await expectHarmless(invited.email, emails.invite)
  // The next email to an address is sent only after a minute.
  await sql`update auth.users set recovery_sent_at = null where email = ${account.email}`
  expect((await client.auth.reauthenticate()).error).toBeNull()
  await expectHarmless(account.email, emails.reauthentication)
})

test('the code behind a link has ten digits, which are too many to guess', async () => {
  const { email } = await newAccount()
  const { auth } = newClient(stack.secret)
  const { data } = await auth.admin.generateLink({ type: 'recovery', email })
  expect(data.properties?.email_otp).toMatch(/^\d{10}$/)
})
