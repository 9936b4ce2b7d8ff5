import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Fault {
  status: number
  body: object | string
}

/**
 * A gateway in front of a stack, on a free local port. It forwards requests, except the next
 * requests to paths for which a test has set a fault.
 */
export async function startFaultyGateway(target: string) {
  const faults: (Fault & { path: string; times: number })[] = []
  /** The number of times each fault was sent. */
  const sent = { count: 0 }

  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    const fault = faults.find(({ path, times }) => url.startsWith(path) && times > 0)
    if (fault) {
      fault.times--
      sent.count++
      const isText = typeof fault.body === 'string'
      return response
        .writeHead(fault.status, { 'Content-Type': isText ? 'text/plain' : 'application/json' })
        .end(isText ? fault.body : JSON.stringify(fault.body))
    }
    const { host: _, ...rest } = headers
    request.pipe(
      httpRequest(new URL(url, target), { method, headers: rest }, (upstream) => {
        response.writeHead(upstream.statusCode!, upstream.headers)
        upstream.pipe(response)
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    /** Responds to the next requests to a path with a fault. */
    fail(path: string, fault: Fault, times = 1) {
      faults.length = 0
      sent.count = 0
      faults.push({ ...fault, path, times })
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
