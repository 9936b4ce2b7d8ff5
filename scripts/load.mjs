// Fifty concurrent users of the production build's embedded backend for a minute: they sign up,
// create, list, change and delete posts, and send messages. Prints how long the calls took; exits 1
// if a row is lost, duplicated or mixed up, or if a call fails other than by the limit of messages.
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createClient } from '@supabase/supabase-js'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '4174' },
  },
})
const userCount = Number(values.users)
const seconds = Number(values.seconds)
const url = `http://localhost:${values.port}`

/** The pause between two calls of a user, in ms, and the most calls that each makes. */
const pause = { least: 200, most: 800 }
const mostCalls = 300

const vite = (...args) => ['node_modules/vite/bin/vite.js', ...args, '--mode', 'embedded']
const env = {
  ...process.env,
  OMNIA_DATABASE: 'memory://',
  // Hashing passwords at full cost would take most of the run.
  LITE_AUTH_BCRYPT_COST: '4',
  // Each person comes from an address of their own.
  OMNIA_TRUST_ADDRESS_HEADER: '1',
  OMNIA_SECRET_KEY: `sb_secret_${randomUUID()}`,
}

const problems = []

async function run() {
  await serverReady()
  const calls = new Calls()
  const deadline = Date.now() + seconds * 1000
  const users = Array.from({ length: userCount }, (_, number) => new User(number, calls))
  await Promise.all(users.map((user) => user.live(deadline)))
  calls.print()
  problems.push(...calls.failures)

  const posts = await stored('posts')
  for (const user of users) user.compare(posts)
  if (posts.some(({ user_id: id }) => !users.some((user) => user.id === id)))
    problems.push('There are posts of unknown users.')

  const messages = (await stored('contacts')).map(({ message }) => message)
  const sent = users.flatMap((user) => user.sent)
  console.log(`${posts.length} posts and ${messages.length} messages are stored.`)
  compareLists('messages', messages, sent)
}

/** Waits for the server, for 30 s at most. */
async function serverReady() {
  for (let attempt = 0; attempt < 60; attempt++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await wait(500)
  }
  throw new Error(`No server at ${url}.`)
}

/** All rows of a table, read with the secret key. */
async function stored(table) {
  const rows = []
  for (;;) {
    const response = await fetch(
      `${url}/rest/v1/${table}?order=id&offset=${rows.length}&limit=500`,
      {
        headers: { apikey: env.OMNIA_SECRET_KEY },
      },
    )
    const page = await response.json()
    rows.push(...page)
    if (page.length < 500) return rows
  }
}

/** Reports what a list lacks, and what it has too often. */
function compareLists(what, found, expected) {
  const left = [...found]
  const missing = expected.filter((item) => {
    const index = left.indexOf(item)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  if (missing.length) problems.push(`${missing.length} ${what} lost, such as ${missing[0]}`)
  if (left.length)
    problems.push(`${left.length} ${what} duplicated or mixed up, such as ${left[0]}`)
}

/** The times and the failures of each kind of call. */
class Calls {
  times = new Map()
  refused = new Map()
  failures = []

  /** Makes a call; resolves to its data, or to null if it was refused by a limit or has failed. */
  async make(kind, request) {
    const started = performance.now()
    const { data, error } = await request
    const times = this.times.get(kind) ?? []
    this.times.set(kind, [...times, performance.now() - started])
    if (!error) return data ?? true
    if (error.code === 'PT429') this.refused.set(kind, (this.refused.get(kind) ?? 0) + 1)
    else this.failures.push(`${kind}: ${error.code ?? ''} ${error.message}`)
    return null
  }

  print() {
    const rows = [...this.times].map(([kind, unsorted]) => {
      const times = unsorted.sort((a, b) => a - b)
      const at = (share) => `${Math.round(times[Math.ceil(times.length * share) - 1])} ms`
      return [
        kind,
        {
          calls: times.length,
          median: at(0.5),
          p95: at(0.95),
          longest: at(1),
          refused: this.refused.get(kind) ?? 0,
        },
      ]
    })
    console.table(Object.fromEntries(rows))
  }
}

class User {
  /** The content of each expected post, by its title. */
  posts = new Map()
  sent = []
  listed = []
  made = 0

  constructor(number, calls) {
    this.name = `User ${number}`
    this.email = `user-${number}@example.com`
    this.calls = calls
    this.client = createClient(url, 'sb_publishable_embedded', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'cf-connecting-ip': `192.0.2.${number}` } },
      // Node before 22 has no WebSocket; nothing here needs one.
      realtime: { transport: Object },
    })
  }

  async live(deadline) {
    const password = 'correct horse battery'
    const account = { email: this.email, password }
    const signedUp = await this.calls.make('sign up', this.client.auth.signUp(account))
    if (!signedUp) return
    this.id = signedUp.user.id
    const actions = [
      'create',
      'create',
      'create',
      'list',
      'list',
      'list',
      'change',
      'remove',
      'send',
    ]
    for (let call = 0; call < mostCalls && Date.now() < deadline; call++) {
      await this[actions[Math.floor(Math.random() * actions.length)]]()
      await wait(pause.least + Math.random() * (pause.most - pause.least))
    }
    await this.list()
  }

  async create() {
    const title = `${this.name}, post ${++this.made}`
    const content = 'As it was written'
    const row = { title, content, user_id: this.id }
    if (await this.calls.make('create', this.client.from('posts').insert(row)))
      this.posts.set(title, content)
  }

  async list() {
    const rows = await this.calls.make(
      'list',
      this.client
        .from('posts')
        .select('*', { count: 'exact' })
        .eq('user_id', this.id)
        .order('created_at', { ascending: false })
        .order('id')
        .range(0, 49),
    )
    this.listed = rows ?? []
    const unknown = this.listed.find(({ title }) => !this.posts.has(title))
    if (unknown) problems.push(`${this.name} sees ${unknown.title}`)
    if (rows && rows.length !== Math.min(this.posts.size, 50))
      problems.push(`${this.name} sees ${rows.length} of ${this.posts.size} posts`)
  }

  async change() {
    const post = this.listed[0]
    if (!post) return
    const content = `Changed ${++this.made}`
    const changed = await this.calls.make(
      'change',
      this.client
        .from('posts')
        .update({ title: post.title, content })
        .eq('id', post.id)
        .eq('user_id', this.id)
        .select('id')
        .single(),
    )
    if (changed) this.posts.set(post.title, content)
  }

  async remove() {
    const post = this.listed.pop()
    if (!post) return
    const removed = await this.calls.make(
      'delete',
      this.client
        .from('posts')
        .delete()
        .eq('id', post.id)
        .eq('user_id', this.id)
        .select('id')
        .single(),
    )
    if (removed) this.posts.delete(post.title)
  }

  async send() {
    const message = `${this.name}, message ${++this.made}`
    const row = { name: this.name, email: this.email, company: null, message }
    if (await this.calls.make('send', this.client.from('contacts').insert(row)))
      this.sent.push(message)
  }

  /** Compares the stored rows with those that this user was told of. */
  compare(posts) {
    const own = posts.filter(({ user_id: id }) => id === this.id)
    compareLists(
      'posts',
      own.map(({ title, content }) => `${title}: ${content}`),
      [...this.posts].map(([title, content]) => `${title}: ${content}`),
    )
  }
}

const built = spawnSync(process.execPath, vite('build', '--logLevel', 'warn'), {
  stdio: 'inherit',
  env,
})
if (built.status !== 0) process.exit(1)

const server = spawn(process.execPath, vite('preview', '--port', values.port), {
  stdio: 'ignore',
  env,
})
const ended = once(server, 'exit').then(() => {
  throw new Error('The server has stopped.')
})
// Only a rejection during the run counts.
ended.catch(() => undefined)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
process.on('exit', () => server.kill())

try {
  await Promise.race([run(), ended])
} catch (error) {
  problems.push(error.message)
}
for (const problem of problems) console.error(problem)
console.log(
  problems.length ? `${problems.length} problems` : 'No row lost, duplicated or mixed up.',
)
process.exit(problems.length ? 1 : 0)
