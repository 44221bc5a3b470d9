/**
 * Run with --expose-gc by `cold-sites.bench.ts`: one node that holds the sites it is asked for within a limit of
 * memory, and times its answers from their arrival to their end. Keeps no pages. Prints its port, then answers each
 * message with its figures.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#data/open-database.ts'
import { createLogger } from '#log/log.ts'
import { createApp } from '#server/create-app.ts'
import { createServices } from '#server/create-services.ts'
import { readEnvironment } from '#server/environment.ts'
import { loadBuiltPages } from '#server/pages.ts'
import { buildPageParts } from './bench-app.ts'

export interface NodeOrder {
  readonly directory: string
  readonly url: string | null
  readonly limitBytes: number
}

export interface NodeFigures {
  /** Milliseconds of answers by sites that were held when the request came, and by others. */
  readonly warm: readonly number[]
  readonly cold: readonly number[]
  readonly failed: number
  readonly sites: number
  readonly vehicles: number
  readonly evictions: number
  /** `ColumnarEngine.bytes` now, and the most that was seen at the end of an answer. */
  readonly bytes: number
  readonly mostBytes: number
}

export interface NodeMemory {
  /** `ColumnarEngine.bytes`. */
  readonly bytes: number
  /** Heap and array buffers after full collections. */
  readonly heapBytes: number
  readonly residentBytes: number
}

/** `memory` costs the pages after it some of their speed: V8 also throws compiled functions away. */
export type NodeQuestion = 'figures' | 'memory' | 'stop'

const { directory, url, limitBytes } = JSON.parse(process.argv[2] ?? '') as NodeOrder
const collect = globalThis.gc
const send = process.send?.bind(process)
if (collect === undefined || send === undefined) throw new Error('run by cold-sites.bench.ts')

/**
 * So many collections that V8 has thrown away the compiled functions that were not used between them, which are some
 * megabytes; with pauses, because timers and other threads let go of what the last answers used.
 */
async function readMemory(): Promise<NodeMemory> {
  for (let round = 0; round < 10; round += 1) {
    collect?.()
    await sleep(100)
  }
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  return { bytes: services.readIndexFigures().bytes, heapBytes: heapUsed + arrayBuffers, residentBytes: rss }
}

const read = readEnvironment({}, directory)
if (!read.ok) throw new Error(read.error)
const database = await openDatabase({ url, directory })
const services = await createServices(database, createLogger('error'), () => Date.now(), { indexBytes: limitBytes })
const pages = await loadBuiltPages()
const app = createApp({
  services,
  environment: read.environment,
  ...buildPageParts(pages),
})

let warm: number[] = []
let cold: number[] = []
let failed = 0
let mostBytes = 0
const server = createServer((request, response) => {
  const [slug = ''] = (request.headers.host ?? '').split('.')
  const times = services.search.isHeld([slug]) ? warm : cold
  const began = performance.now()
  response.once('finish', () => {
    times.push(performance.now() - began)
    if (response.statusCode !== 200) failed += 1
    mostBytes = Math.max(mostBytes, services.readIndexFigures().bytes)
  })
  app(request, response)
})
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

function sendFigures(): void {
  const { sites, vehicles, evictions, bytes } = services.readIndexFigures()
  send?.({ warm, cold, failed, sites, vehicles, evictions, bytes, mostBytes } satisfies NodeFigures)
  ;[warm, cold, failed, mostBytes] = [[], [], 0, 0]
}

async function end(): Promise<void> {
  server.closeAllConnections()
  server.close()
  await services.stop()
  await database.close()
  process.disconnect?.()
}

process.on('message', (message: NodeQuestion) => {
  if (message === 'stop') void end()
  else if (message === 'figures') sendFigures()
  else void readMemory().then((memory) => send(memory))
})
send((server.address() as AddressInfo).port)
