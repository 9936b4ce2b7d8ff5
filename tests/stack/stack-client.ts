import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../src/lib/database.types'
import { extractLink } from '../helpers/smtp-server'

function variable(name: string) {
  const value = process.env[`OMNIA_STACK_${name}`]
  if (value) return value
  throw new Error(`OMNIA_STACK_${name} is not set: run these tests by "npm run test:stack".`)
}

/** The Supabase stack that the tests use. */
export const stack = {
  url: variable('URL'),
  key: variable('KEY'),
  secret: variable('SECRET'),
  /** The URL of Mailpit, or of a server with the same API. */
  mailbox: variable('MAILBOX'),
  /** The connection string of the role that owns the product's tables. */
  database: variable('DATABASE'),
}

export interface Account {
  email: string
  password: string
}

let clients = 0

/** Creates a separate client, like another browser with a different IP address. */
export function newClient(key = stack.key) {
  const ip = `2001:db8:${process.pid.toString(16)}:${(++clients).toString(16)}::1`
  return createClient<Database>(stack.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'cf-connecting-ip': ip } },
    // Node before 22 has no WebSocket.
    realtime: { transport: Object as never },
  })
}

const admin = () => newClient(stack.secret).auth.admin

/** The email addresses of this run. */
const domain = `run-${process.pid}-${Date.now()}.example.com`
let accounts = 0

/** Returns new credentials without an account. `name` appears in the greeting. */
export const newCredentials = (name = 'person'): Account => ({
  email: `${name}-${++accounts}@${domain}`,
  password: 'correct horse battery',
})

/** Creates a confirmed account. */
export async function newAccount(name?: string): Promise<Account> {
  const account = newCredentials(name)
  const { error } = await admin().createUser({ ...account, email_confirm: true })
  if (error) throw error
  return account
}

/** Deletes the accounts of this run. */
export async function removeAccounts() {
  const { data, error } = await admin().listUsers({ perPage: 1000 })
  if (error) throw error
  for (const { id, email } of data.users)
    if (email?.endsWith(`@${domain}`)) await admin().deleteUser(id)
}

/** Creates a client and logs in. */
export async function logIn({ email, password }: Account) {
  const client = newClient()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, ...data }
}

/** Waits for the newest email with this subject and resolves to its button's link. */
export const mailLink = async (to: string, subject: string): Promise<URL> =>
  extractLink(await mailHtml(to, subject))

/** Waits for the newest email with this subject. */
export async function mailHtml(to: string, subject: string): Promise<string> {
  const query = encodeURIComponent(`to:"${to}" subject:"${subject}"`)
  const deadline = Date.now() + 15_000
  for (;;) {
    const { messages } = await mailpit<{ messages: { ID: string }[] }>(`search?query=${query}`)
    if (messages[0]) {
      const { HTML } = await mailpit<{ HTML: string }>(`message/${messages[0].ID}`)
      return HTML
    }
    if (Date.now() > deadline) throw new Error(`No email "${subject}" to ${to}.`)
    await delay(100)
  }
}

const mailpit = async <T>(path: string) =>
  (await (await fetch(`${stack.mailbox}/api/v1/${path}`)).json()) as T
