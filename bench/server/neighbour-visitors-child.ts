import { Agent, request } from 'node:http'

/**
 * Visitors of one site, and in a flood those who search another one, in a process of its own. It is forked: `begin` and
 * `end` frame what is counted, and `end` is answered with the figures.
 */
export interface NeighbourOrder {
  readonly port: number
  /** Of the site whose pages are timed. */
  readonly host: string
  /** Its pages, asked for in turn as pages that are kept, and besides as pages that are rendered. */
  readonly paths: readonly string[]
  /** Mean time between two requests of each kind; visitors come by chance, as the last was answered or not. */
  readonly everyMs: number
}

/** What is asked of another site besides, at fixed times. */
export interface FloodOrder {
  readonly host: string
  readonly perSecond: number
}

export interface NeighbourFigures {
  readonly renderedMs: readonly number[]
  readonly keptMs: readonly number[]
  /** Pages of the timed site that were not answered with 200. */
  readonly failed: number
  readonly floodAnswers: Readonly<Record<number, number>>
  /** Of one processor, that this process used meanwhile. */
  readonly processorShare: number
}

export type NeighbourMessage = { readonly begin: FloodOrder | null } | 'end' | 'stop'

const order = JSON.parse(process.argv[2] ?? '') as NeighbourOrder
const agent = new Agent({ keepAlive: true })
const floodAgent = new Agent({ keepAlive: true })
/** A page for a visitor with a session is rendered for its request and never comes from the cache. */
const session = { cookie: '__Host-forecourt_session=x' }

interface Asked {
  readonly status: number
  readonly ms: number
}

function ask(options: {
  readonly agent: Agent
  readonly host: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly localAddress: string
}): Promise<Asked> {
  const { host, path, localAddress } = options
  const began = performance.now()
  return new Promise((resolve) => {
    const settle = (status: number): void => resolve({ status, ms: performance.now() - began })
    const headers = { host, accept: 'text/html', ...options.headers }
    const asked = request(
      { agent: options.agent, port: order.port, host: '127.0.0.1', path, headers, localAddress },
      (response) => {
        response.resume()
        response.once('end', () => settle(response.statusCode ?? 0))
        response.once('error', () => settle(0))
      },
    )
    asked.once('error', () => settle(0))
    asked.end()
  })
}

const makes = ['toyota', 'mazda', 'hyundai', 'ford', 'kia', 'mitsubishi']
const bodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon']

/** Never the same twice, so that nothing comes from memory: results pages and calls, by text and by facets. */
const searches: readonly ((round: number) => string)[] = [
  (round) => `/search/new-used-and-demo-cars?query=${makes[round % makes.length]}+${bodies[round % 5]}+${round}`,
  (round) =>
    `/search/new-used-and-demo-cars?body=${bodies[round % 5]}&body=${bodies[(round + 2) % 5]}&max_km=${round}00`,
  (round) => `/api/search?query=${makes[round % makes.length]}+${round}`,
  (round) =>
    `/search/new-used-and-demo-cars?query=${makes[(round + 1) % makes.length]?.slice(0, 4)}&max_price=${round}99`,
]

let under: AbortController | null = null
let rendered: Promise<Asked>[] = []
let kept: Promise<Asked>[] = []
let flood: Promise<Asked>[] = []
let used = process.cpuUsage()
let since = performance.now()

/** Calls after pauses whose mean is `everyMs`: equal ones, or by chance, as people come. */
async function atTimes(
  { everyMs, byChance }: { readonly everyMs: number; readonly byChance: (() => number) | null },
  signal: AbortSignal,
  call: (round: number) => void,
): Promise<void> {
  let due = performance.now()
  for (let round = 0; ; round += 1) {
    due += byChance === null ? everyMs : -Math.log(1 - byChance()) * everyMs
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    if (signal.aborted) return
    call(round)
  }
}

/** Numbers from 0 to below 1, the same ones in each run. */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

function begin(other: FloodOrder | null): void {
  under = new AbortController()
  ;[rendered, kept, flood, used, since] = [[], [], [], process.cpuUsage(), performance.now()]
  const visit = (round: number, headers: Readonly<Record<string, string>>): Promise<Asked> => {
    const path = order.paths[round % order.paths.length] ?? '/'
    return ask({ agent, host: order.host, path, headers, localAddress: `127.1.${round % 20}.1` })
  }
  const { everyMs } = order
  void atTimes({ everyMs, byChance: createChance(11) }, under.signal, (round) => {
    rendered.push(visit(round, session))
  })
  void atTimes({ everyMs, byChance: createChance(17) }, under.signal, (round) => {
    kept.push(visit(round, {}))
  })
  if (other === null) return
  void atTimes({ everyMs: 1000 / other.perSecond, byChance: null }, under.signal, (round) => {
    const path = searches[round % searches.length]?.(round) ?? '/'
    // So many addresses and networks that no limit of one holds the flood up.
    const localAddress = `127.${2 + (round % 100)}.0.${1 + (Math.floor(round / 100) % 3)}`
    flood.push(ask({ agent: floodAgent, host: other.host, path, localAddress }))
  })
}

async function end(): Promise<NeighbourFigures> {
  under?.abort()
  const { user, system } = process.cpuUsage(used)
  const processorShare = (user + system) / 1000 / (performance.now() - since)
  await new Promise((resolve) => setTimeout(resolve, order.everyMs))
  const [renderedPages, keptPages, others] = await Promise.all([
    Promise.all(rendered),
    Promise.all(kept),
    Promise.all(flood),
  ])
  const floodAnswers: Record<number, number> = {}
  for (const { status } of others) floodAnswers[status] = (floodAnswers[status] ?? 0) + 1
  return {
    renderedMs: renderedPages.map(({ ms }) => ms),
    keptMs: keptPages.map(({ ms }) => ms),
    failed: [...renderedPages, ...keptPages].filter(({ status }) => status !== 200).length,
    floodAnswers,
    processorShare,
  }
}

process.on('message', (message: NeighbourMessage) => {
  if (message === 'stop') {
    agent.destroy()
    floodAgent.destroy()
    process.disconnect?.()
  } else if (message === 'end') void end().then((figures) => process.send?.(figures))
  else begin(message.begin)
})
process.send?.('ready')
