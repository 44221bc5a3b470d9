import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** One request as its sender saw it; times are milliseconds since the epoch. */
export interface Visit {
  readonly begun: number
  readonly ended: number
  /** HTTP status; null where the connection failed or nothing came in time. */
  readonly status: number | null
  readonly host: string
  readonly path: string
  readonly problem: string | null
}

export interface Page {
  readonly host: string
  readonly path: string
}

export interface VisitOptions {
  readonly port: number
  readonly pages: readonly Page[]
  /** Requests a second, whether or not earlier ones were answered. */
  readonly perSecond: number
}

export interface Visitors {
  /** Sends no more, waits for the answers that are due, and returns all visits in the order in which they began. */
  stop(): Promise<readonly Visit[]>
}

const answerLimitMs = 20_000
/** Networks from which the visitors come: the nodes share out their turns among networks. */
const networks = 50

/** Visitors who look at one page after the other, by connections that are kept open. */
export function startVisitors({ port, pages, perSecond }: VisitOptions): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  const visits: Promise<Visit>[] = []
  const stopped = new AbortController()
  async function run(): Promise<void> {
    const began = performance.now()
    let sent = 0
    while (!stopped.signal.aborted) {
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
      for (; sent < due; sent += 1) {
        const page = pages[sent % pages.length]
        if (page !== undefined) visits.push(visit(agent, port, page, `127.0.${1 + (sent % networks)}.1`))
      }
      await sleep(5)
    }
  }
  const running = run()
  return {
    async stop() {
      stopped.abort()
      await running
      const all = await Promise.all(visits)
      agent.destroy()
      return all
    },
  }
}

/** One request of a page to its last byte, from an address of the loopback. Never rejects. */
export function visit(agent: Agent, port: number, { host, path }: Page, localAddress: string): Promise<Visit> {
  const begun = Date.now()
  return new Promise((resolve) => {
    const settle = (status: number | null, problem: string | null): void =>
      resolve({ begun, ended: Date.now(), status, host, path, problem })
    const headers = { host, 'accept-encoding': 'br, gzip' }
    const options = { agent, port, host: '127.0.0.1', localAddress, path, headers, timeout: answerLimitMs }
    const asked = request(options, (response) => {
      response.resume()
      response.once('end', () => settle(response.statusCode ?? null, null))
      response.once('error', (error) => settle(null, error.message))
    })
    asked.once('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.once('error', (error) => settle(null, error.message))
    asked.end()
  })
}

/** Whether a visitor got no page: nothing at all, or an error of the server. */
export const hasFailed = ({ status }: Visit): boolean => status === null || status >= 500

/** The first failures in words, so that a missed bar can be looked into. */
export const describeFailures = (visits: readonly Visit[]): string =>
  visits
    .filter((one) => hasFailed(one))
    .slice(0, 5)
    .map(({ begun, ended, status, host, path, problem }) => {
      const said = String(status ?? problem)
      return `${new Date(begun).toISOString().slice(14, 23)} ${host}${path}: ${said} after ${ended - begun} ms`
    })
    .join('\n    ')
