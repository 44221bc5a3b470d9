import { Agent, request } from 'node:http'

/** Visitors who read results pages at fixed times, in a process of its own. */
export interface VisitorsOrder {
  readonly port: number
  readonly host: string
  readonly path: string
  /** Between two requests, whether the last was answered or not. */
  readonly everyMs: number
  readonly ms: number
}

export interface VisitorTimes {
  readonly pageMs: readonly number[]
}

const order = JSON.parse(process.argv[2] ?? '') as VisitorsOrder
const agent = new Agent({ keepAlive: true })

/** With the cookie of a session: such a page is rendered for its request and never comes from the cache. */
const headers = { host: order.host, accept: 'text/html', cookie: '__Host-forecourt_session=x' }

function readPage(path: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port: order.port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${path}: status ${response.statusCode}`)),
      )
    })
    asked.once('error', reject)
    asked.end()
  })
}

const began = performance.now()
const pages: Promise<number>[] = []
for (let at = 0; at < order.ms; at += order.everyMs) {
  const wait = began + at - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  pages.push(readPage(`${order.path}?page=${1 + (pages.length % 40)}`))
}
const pageMs = await Promise.all(pages)
agent.destroy()
process.stdout.write(JSON.stringify({ pageMs } satisfies VisitorTimes))
