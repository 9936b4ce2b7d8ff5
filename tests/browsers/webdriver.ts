import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The WebDriver commands that the tests use: https://www.w3.org/TR/webdriver2/#endpoints */
const commands = {
  NewSession: ['POST', 'session'],
  DeleteSession: ['DELETE', 'session/:session'],
  SetWindowRect: ['POST', 'session/:session/window/rect'],
  Navigate: ['POST', 'session/:session/url'],
  FindElements: ['POST', 'session/:session/elements'],
  ElementClick: ['POST', 'session/:session/element/:id/click'],
  ElementClear: ['POST', 'session/:session/element/:id/clear'],
  ElementSendKeys: ['POST', 'session/:session/element/:id/value'],
  PerformActions: ['POST', 'session/:session/actions'],
  ExecuteScript: ['POST', 'session/:session/execute/sync'],
} as const

type Send = (command: keyof typeof commands, params?: Record<string, unknown>) => Promise<unknown>

/** A browser under remote control. */
export interface Browser {
  /** Sends a command, and rejects with the browser's error. */
  send: Send
  close: () => Promise<void>
}

/** Starts a driver, such as WebKitWebDriver or safaridriver, which starts its browser per session. */
export async function startDriver(file: string, port: number): Promise<Browser> {
  const driver = spawn(file, ['-p', String(port)], { stdio: 'ignore' })
  ;(await connect(port)).destroy()
  let session = ''
  return {
    async send(command, { id = '', ...params } = {}) {
      const [method, path] = commands[command]
      const url = path.replace(':session', session).replace(':id', String(id))
      const body = method === 'POST' ? JSON.stringify(params) : undefined
      const response = await fetch(`http://127.0.0.1:${port}/${url}`, { method, body })
      const { value } = (await response.json()) as { value: unknown }
      if (!response.ok) throw toError(command, value)
      if (command === 'NewSession') session = (value as { sessionId: string }).sessionId
      return value
    },
    close: () => stop(driver),
  }
}

/**
 * Starts Firefox and connects to its Marionette port, because Debian has no geckodriver.
 * Marionette has the commands of WebDriver: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function startFirefox(file: string, port: number): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'omnia-firefox-'))
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});`)
  const args = ['--headless', '--marionette', '--profile', profile]
  const firefox = spawn(file, args, { stdio: 'ignore' })
  const socket = await connect(port)
  const responses = readMessages(socket)
  await responses.next() // The greeting.
  let id = 0
  return {
    async send(command, params = {}) {
      // A message is its length and JSON: [0, id, command, params], and [1, id, error, result].
      const message = JSON.stringify([0, ++id, `WebDriver:${command}`, params])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
      const [, , error, result] = (await responses.next()).value as [1, number, unknown, unknown]
      if (error) throw toError(command, error)
      const isWrapped = result && typeof result === 'object' && 'value' in result
      return isWrapped ? result.value : result
    },
    async close() {
      socket.destroy()
      await stop(firefox)
      rmSync(profile, { recursive: true })
    },
  }
}

/** Yields the messages of a Marionette socket. */
async function* readMessages(socket: Socket): AsyncGenerator<unknown, undefined> {
  let received = Buffer.alloc(0)
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer])
    for (;;) {
      const start = received.indexOf(':') + 1
      const end = start + Number(received.subarray(0, start - 1))
      if (start === 0 || received.length < end) break
      yield JSON.parse(received.toString('utf8', start, end))
      received = received.subarray(end)
    }
  }
}

/** Connects to a port of this machine as soon as a process listens on it. */
async function connect(port: number): Promise<Socket> {
  for (let tries = 0; tries < 150; tries++) {
    const socket = createConnection(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    if (isOpen) return socket
    await delay(200)
  }
  throw new Error(`Nothing listens on port ${port} after 30 s`)
}

const toError = (command: string, details: unknown) =>
  new Error(`${command} failed: ${JSON.stringify(details)}`)

async function stop(process: ChildProcess) {
  process.kill()
  if (process.exitCode === null) await once(process, 'exit')
}
