import { request } from 'node:http'
import type { Logger } from '#log/log.ts'
import { spreadOf, type Spread } from '../report.ts'
import { withBenchApp } from './bench-app.ts'
import { benchSite } from './site-store.ts'

const warmUp = 60
const rounds = 400

export interface TimedPages {
  /** Adds to the store of 20,000 vehicles before it is served. */
  readonly prepare?: (directory: string) => Promise<void>
  /** Address of the n-th request; a few dozen different ones. */
  readonly pathOf: (round: number) => string
  /** Throws when the page is not the one that is meant to be timed. */
  readonly check: (html: string) => void
}

/**
 * Server time of pages that nobody keeps, milliseconds: from the request's arrival to the end of the answer, one after
 * the other.
 */
export async function measureServerTimes({ prepare, pathOf, check }: TimedPages): Promise<Spread> {
  const times: number[] = []
  const log: Logger = {
    debug() {},
    info(fields) {
      if ('ms' in fields && typeof fields.ms === 'number') times.push(fields.ms)
    },
    warn(_fields, message) {
      throw new Error(message)
    },
    error(fields, message) {
      throw new Error(`${message} ${JSON.stringify(fields)}`)
    },
  }
  await withBenchApp(
    async ({ serve }) => {
      const port = await serve()
      check(await get(port, pathOf(0)))
      for (let round = 0; round < warmUp; round += 1) await get(port, pathOf(round))
      times.length = 0
      for (let round = 0; round < rounds; round += 1) await get(port, pathOf(round))
      // The log line of the last answer follows the answer.
      await new Promise((resolve) => setTimeout(resolve, 50))
    },
    { log, ...(prepare === undefined ? {} : { prepare }) },
  )
  return spreadOf(times)
}

function get(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, headers: { host: `${benchSite}.localhost` } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () =>
          response.statusCode === 200 ? resolve(text) : reject(new Error(`status ${response.statusCode}`)),
        )
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}
