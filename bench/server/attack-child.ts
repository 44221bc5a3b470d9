import { Agent, request } from 'node:http'

/**
 * An attacker and one visitor, in a process of its own: `hostilePerSecond` requests at fixed times whether the last
 * ones were answered or not, and beside them one page every `everyMs`.
 */
export interface AttackOrder {
  readonly port: number
  readonly host: string
  readonly page: string
  readonly everyMs: number
  readonly ms: number
  /** 0 measures the server in peace. */
  readonly hostilePerSecond: number
  /** A car that the offer form knows. */
  readonly car: string
}

export interface AttackFigures {
  /** Of the visitor's page, one each. */
  readonly pageMs: readonly number[]
  readonly pageFailures: number
  /** Hostile answers by status; 0 counts cut connections. */
  readonly statuses: Readonly<Record<number, number>>
}

interface Hostile {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}

const order = JSON.parse(process.argv[2] ?? '') as AttackOrder

/** One of each kind in turn, never the same address twice, so that nothing comes from memory. */
const kinds: readonly ((round: number) => Hostile)[] = [
  () => ({ method: 'POST', path: '/enquire', body: 'a[999999999]=x' }),
  (round) => ({
    method: 'GET',
    path:
      '/search/new-used-and-demo-cars?' +
      Array.from({ length: 160 }, (_, index) => `make=M${round}x${index}`).join('&'),
  }),
  (round) => ({ method: 'GET', path: `/finance?vehiclePriceBudget=${'1'.repeat(11_000)}${round}x` }),
  (round) => ({ method: 'GET', path: `/vehicle-art/suv-korean-${round}-ff0000/front?w=640` }),
  () => ({ method: 'POST', path: `/make-an-offer?car_id=${order.car}`, body: '__state__=x' }),
  (round) => ({
    method: 'GET',
    path:
      `/search/used-cars?query=${'x'.repeat(2_000)}${round}&` +
      Array.from({ length: 60 }, (_, index) => `body=B${index}`).join('&'),
  }),
  (round) => ({ method: 'GET', path: `/${'.'.repeat(1_900)}/${round}` }),
]

function send(
  agent: Agent,
  { method, path, body }: Hostile,
): Promise<{ readonly status: number; readonly ms: number }> {
  const began = performance.now()
  return new Promise((resolve) => {
    const headers = {
      host: order.host,
      'accept-encoding': 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const asked = request({ agent, port: order.port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began }))
      response.once('error', () => resolve({ status: 0, ms: performance.now() - began }))
    })
    asked.once('error', () => resolve({ status: 0, ms: performance.now() - began }))
    asked.end(body)
  })
}

/** Calls at fixed times, so that a slow server is asked no less. */
async function atFixedTimes(everyMs: number, call: (round: number) => void): Promise<void> {
  const began = performance.now()
  for (let round = 0; round * everyMs < order.ms; round += 1) {
    const wait = began + round * everyMs - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    call(round)
  }
}

const visitor = new Agent({ keepAlive: true })
const attacker = new Agent({ keepAlive: true })
const pages: ReturnType<typeof send>[] = []
const hostile: ReturnType<typeof send>[] = []
await Promise.all([
  atFixedTimes(order.everyMs, () => void pages.push(send(visitor, { method: 'GET', path: order.page }))),
  order.hostilePerSecond === 0
    ? null
    : atFixedTimes(1_000 / order.hostilePerSecond, (round) => {
        const kind = kinds[round % kinds.length]
        if (kind !== undefined) hostile.push(send(attacker, kind(round)))
      }),
])
const seen = await Promise.all(pages)
const statuses: Record<number, number> = {}
for (const { status } of await Promise.all(hostile)) statuses[status] = (statuses[status] ?? 0) + 1
visitor.destroy()
attacker.destroy()
const figures: AttackFigures = {
  pageMs: seen.map(({ ms }) => ms),
  pageFailures: seen.filter(({ status }) => status !== 200).length,
  statuses,
}
process.stdout.write(JSON.stringify(figures))
