import { request } from 'node:http'
import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'
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

export interface ServerTimes extends Spread {
  /** Bytes of a page that V8 took for long-lived, which slow full collections free; null: one came meanwhile. */
  readonly promotedBytes: number | null
}

/**
 * Server time of pages that nobody keeps, milliseconds: from the request's arrival to the end of the answer, one after
 * the other.
 */
export async function measureServerTimes({ prepare, pathOf, check }: TimedPages): Promise<ServerTimes> {
  const times: number[] = []
  let promotedBytes: number | null = null
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
      const watch = watchOldGeneration()
      for (let round = 0; round < rounds; round += 1) await get(port, pathOf(round))
      // The log line of the last answer follows the answer.
      await new Promise((resolve) => setTimeout(resolve, 50))
      const grown = watch.end()
      promotedBytes = grown === null ? null : grown / rounds
    },
    { log, ...(prepare === undefined ? {} : { prepare }) },
  )
  return { ...spreadOf(times), promotedBytes }
}

const kindOf = (entry: PerformanceEntry): unknown =>
  'detail' in entry && typeof entry.detail === 'object' && entry.detail !== null && 'kind' in entry.detail
    ? entry.detail.kind
    : null

/** Measures by how many bytes the old generation grows; null if a full collection has made it smaller. */
function watchOldGeneration(): { readonly end: () => number | null } {
  const read = (): number =>
    getHeapSpaceStatistics()
      .filter(({ space_name: name }) => /^(?:old|large_object)_space$/.test(name))
      .reduce((sum, { space_used_size: used }) => sum + used, 0)
  let isWhole = true
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (kindOf(entry) === constants.NODE_PERFORMANCE_GC_MAJOR) isWhole = false
  })
  observer.observe({ entryTypes: ['gc'] })
  const before = read()
  return {
    end() {
      observer.disconnect()
      return isWhole ? read() - before : null
    },
  }
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
