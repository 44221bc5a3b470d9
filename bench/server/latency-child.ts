import { Agent, request } from 'node:http'

/**
 * A visitor's browser and the other visitors, in a process of its own: asks a page at fixed times, and pictures six at
 * a time.
 */
export interface LatencyOrder {
  readonly port: number
  readonly host: string
  readonly page: string
  /** Between two requests for the page, whether the last was answered or not. */
  readonly everyMs: number
  /** At least so long; and until all pictures are here. */
  readonly ms: number
  readonly pictures: readonly string[]
}

export interface Latencies {
  readonly pageMs: readonly number[]
  readonly picturesMs: number
  readonly pictureKilobytes: number
}

const order = JSON.parse(process.argv[2] ?? '') as LatencyOrder

/**
 * What browsers send. Without it the page is ten times as long, and some of its answers wait 40 ms for the delayed
 * acknowledgement of TCP, which tells of the loopback and not of the server.
 */
const encodings = 'gzip, deflate, br'

function get(agent: Agent, path: string, accept: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        port: order.port,
        host: '127.0.0.1',
        path,
        headers: { host: order.host, accept, 'accept-encoding': encodings },
      },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () =>
          response.statusCode === 200
            ? resolve({ ms: performance.now() - began, bytes })
            : reject(new Error(`${path}: status ${response.statusCode}`)),
        )
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}

const pages = new Agent({ keepAlive: true })
const browser = new Agent({ keepAlive: true, maxSockets: 6 })
const began = performance.now()
const had = { picturesMs: 0, bytes: 0 }
const pictures = Promise.all(order.pictures.map((path) => get(browser, path, 'image/avif,image/webp,*/*'))).then(
  (found) => {
    had.picturesMs = performance.now() - began
    had.bytes = found.reduce((sum, { bytes }) => sum + bytes, 0)
    return true
  },
)

const pageMs: Promise<{ readonly ms: number }>[] = []
for (let at = 0; at < order.ms || (order.pictures.length > 0 && had.picturesMs === 0); at += order.everyMs) {
  const wait = began + at - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  pageMs.push(get(pages, order.page, 'text/html'))
}
await pictures
const times = (await Promise.all(pageMs)).map(({ ms }) => ms)
pages.destroy()
browser.destroy()
process.stdout.write(
  JSON.stringify({ pageMs: times, picturesMs: had.picturesMs, pictureKilobytes: had.bytes / 1000 } satisfies Latencies),
)
