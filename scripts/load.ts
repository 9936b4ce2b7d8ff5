// `npm run load -- 50 60` runs 50 concurrent users for 60 seconds. It uses the production build
// with its embedded backend or, if the variables of `npm run test:stack` are set, a Supabase stack.
// Prints the duration of each kind of request. Exits with 1 if a request failed, except because of
// the message limit, or if rows were lost or mixed up.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { createBuilder } from 'vite'
import { pageSize } from '../src/features/posts/post.ts'
import type { Database } from '../src/lib/database.types.ts'

const [userCount = 50, seconds = 60] = process.argv.slice(2).map(Number)
const run = Date.now()
const password = 'correct horse battery'
/** The durations per kind of request, in ms, and the number of rate-limited requests. */
const kinds: Record<string, Kind> = {}
const problems: string[] = []

interface Kind {
  times: number[]
  refused: number
}

interface Result {
  error: { code?: string; message: string } | null
}

interface User {
  id: string
  email: string
  client: SupabaseClient<Database>
  /** The expected content of each post by title. */
  posts: Map<string, string>
  listed: { id: string; title: string }[]
  messages: string[]
}

const { env } = process
const isStack = Boolean(env.OMNIA_STACK_URL)
const backend = isStack
  ? { url: env.OMNIA_STACK_URL!, key: env.OMNIA_STACK_KEY!, secret: env.OMNIA_STACK_SECRET! }
  : await startEmbedded()
const admin = connect(backend.secret)

const users = await Promise.all(
  Array.from({ length: userCount }, (_, number) => createUser(number)),
)
const deadline = Date.now() + seconds * 1000
await Promise.all(users.map(act))
console.table(Object.fromEntries(Object.entries(kinds).map(([kind, row]) => [kind, summary(row)])))
for (const user of users) await compare(user)
if (isStack)
  for (const { id, email } of users) {
    await admin.auth.admin.deleteUser(id)
    await admin.from('contacts').delete().eq('email', email)
  }

console.log(problems.join('\n') || 'No row lost, duplicated or mixed up.')
process.exit(problems.length ? 1 : 0)

/** Starts the production build with an empty database in memory, as a separate process. */
async function startEmbedded() {
  const secret = `sb_secret_${randomUUID()}`
  Object.assign(env, {
    OMNIA_DATABASE: 'memory://',
    OMNIA_SECRET_KEY: secret,
    // Gives each user an IP address. Hashes passwords cheaply, because full cost would dominate the
    // run.
    OMNIA_TRUST_IP_HEADER: '1',
    LITE_AUTH_BCRYPT_COST: '4',
  })
  const builder = await createBuilder({ mode: 'embedded', logLevel: 'warn' })
  await builder.buildApp()
  const preview = ['node_modules/vite/bin/vite.js', 'preview', '--mode=embedded', '--port=4174']
  const server = spawn(process.execPath, [...preview, '--strictPort'])
  process.on('exit', () => server.kill())
  // The server prints its URL when it is ready.
  await once(server.stdout, 'data')
  return { url: 'http://localhost:4174', key: 'sb_publishable_embedded', secret }
}

/** Each network of 64 bits has its own limits, so users have different ones. */
function connect(key: string, network = 0xffff) {
  return createClient<Database>(backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'cf-connecting-ip': `2001:db8:${network.toString(16)}::1` } },
    // Node before 22 has no WebSocket, which this script doesn't need.
    realtime: { transport: Object as never },
  })
}

/** Sends a request. Resolves to its result, or to undefined if it failed or was rate-limited. */
async function measure<Response extends Result>(kind: string, request: PromiseLike<Response>) {
  const row = (kinds[kind] ??= { times: [], refused: 0 })
  const started = performance.now()
  const result = await request
  row.times.push(performance.now() - started)
  const { error } = result
  if (!error) return result
  if (error.code === 'PT429') row.refused++
  else problems.push(`${kind}: ${error.code ?? ''} ${error.message}`)
  return undefined
}

function summary({ times, refused }: Kind) {
  times.sort((one, other) => one - other)
  const at = (share: number) => `${Math.round(times[Math.ceil(times.length * share) - 1]!)} ms`
  return { requests: times.length, median: at(0.5), p95: at(0.95), longest: at(1), refused }
}

/** Returns a logged-in user. */
async function createUser(number: number): Promise<User> {
  const email = `user-${number}@load-${run}.example.com`
  const client = connect(backend.key, number)
  await measure<Result>(
    'sign up',
    isStack
      ? admin.auth.admin.createUser({ email, password, email_confirm: true })
      : client.auth.signUp({ email, password }),
  )
  const result = await measure('log in', client.auth.signInWithPassword({ email, password }))
  if (!result?.data.user) throw new Error(problems.join('\n'))
  return { id: result.data.user.id, email, client, posts: new Map(), listed: [], messages: [] }
}

async function act(user: User) {
  const actions = [create, create, create, list, list, list, change, remove, send]
  while (Date.now() < deadline) {
    await actions[Math.floor(Math.random() * actions.length)]!(user)
    await wait(200 + Math.random() * 600)
  }
}

async function create({ client, id, email, posts }: User) {
  const row = { user_id: id, title: `Post ${randomUUID()}`, content: email }
  if (await measure('create', client.from('posts').insert(row))) posts.set(row.title, row.content)
}

async function list(user: User) {
  const { client, id, email, posts } = user
  const query = client.from('posts').select('id, title', { count: 'exact' }).eq('user_id', id)
  const page = query.order('created_at', { ascending: false }).range(0, pageSize - 1)
  const result = await measure('list', page)
  if (!result?.data) return
  const rows = result.data
  user.listed = rows
  if (
    rows.length !== Math.min(posts.size, pageSize) ||
    !rows.every(({ title }) => posts.has(title))
  )
    problems.push(`${email} sees other posts than their ${posts.size}.`)
}

async function change({ client, listed: [post], posts }: User) {
  if (!post) return
  const content = `Changed ${randomUUID()}`
  const update = client.from('posts').update({ content }).eq('id', post.id).select('id').single()
  if (await measure('change', update)) posts.set(post.title, content)
}

async function remove({ client, listed, posts }: User) {
  const post = listed.pop()
  if (!post) return
  const deletion = client.from('posts').delete().eq('id', post.id).select('id').single()
  if (await measure('delete', deletion)) posts.delete(post.title)
}

async function send({ client, email, messages }: User) {
  const row = { name: 'Load', email, message: randomUUID() }
  if (await measure('send', client.from('contacts').insert(row))) messages.push(row.message)
}

/** Compares a user's rows in the database with the expected rows. */
async function compare({ id, email, posts, messages }: User) {
  const own = await admin.from('posts').select('title, content').eq('user_id', id)
  const sent = await admin.from('contacts').select('message').eq('email', email)
  const found = [...own.data!, ...sent.data!].map((row) => Object.values(row).join())
  const expected = [...[...posts].map((post) => post.join()), ...messages]
  if (found.toSorted().join() !== expected.toSorted().join())
    problems.push(`${email} has ${found.length} rows, not the ${expected.length} expected ones.`)
}
