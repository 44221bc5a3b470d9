import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCuttingProxy, type CuttingProxy } from '#integrations/feed-source/cutting-proxy.testkit.ts'
import type { FeedSource, FetchLimits } from '#integrations/feed-source/feed-source.ts'
import { createHttpFeedSource } from '#integrations/feed-source/http-feed-source.ts'
import { createSftpFeedSource } from '#integrations/feed-source/sftp-feed-source.ts'
import { startSshServer, type SshServer } from '#integrations/feed-source/ssh-server.testkit.ts'
import { openInternet, type OutgoingRules } from '#integrations/outgoing-http/guarded-request.ts'
import { buildStockCsv, openFeedYard, type FeedYard } from './run-feed.testkit.ts'

const cuts = 100
/** Cuts after which a whole run follows. */
const cutsPerRun = 5
const limits: FetchLimits = { maxBytes: 5_000_000, timeLimitMs: 10_000, idleLimitMs: 5_000 }

let csv = ''
let mtime = 1_600_000_000
let ssh: SshServer
let httpProxy: CuttingProxy
let sshProxy: CuttingProxy
let yard: FeedYard

const http = createServer({ keepAlive: false }, (_request, response) => {
  const etag = `"${mtime}"`
  response.writeHead(200, { etag, 'content-length': Buffer.byteLength(csv) }).end(csv)
})

function serve(price: number): void {
  csv = buildStockCsv(price)
  mtime += 10
  ssh.files.set('/out/stock.csv', { content: Buffer.from(csv), mtime })
}

const rulesOf = (port: number): OutgoingRules => ({
  ...openInternet,
  schemes: ['http:'],
  ports: [port],
  resolveName: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isReachable: (address) => address === '127.0.0.1',
})

beforeAll(async () => {
  ssh = await startSshServer()
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  httpProxy = await startCuttingProxy((http.address() as AddressInfo).port)
  sshProxy = await startCuttingProxy(ssh.port)
  yard = await openFeedYard()
})
afterAll(async () => {
  await httpProxy.stop()
  await sshProxy.stop()
  http.closeAllConnections()
  await new Promise((resolve) => http.close(resolve))
  await ssh.stop()
  await yard.close()
})

function openHttp(): FeedSource {
  const { port } = httpProxy
  const rulesFor = () => rulesOf(port)
  return createHttpFeedSource({ url: `http://feeds.example:${port}/stock.csv`, authorization: null, rulesFor, limits })
}

function openSftp(): FeedSource {
  const { username, password, hostKey } = ssh
  const { port } = sshProxy
  const user = { username, password, privateKey: null, hostKey }
  return createSftpFeedSource({
    server: { host: 'sftp.example', port, ...user, rules: rulesOf(port) },
    path: '/out/stock.csv',
    settleMs: 1_000,
    limits,
    now: Date.now,
  })
}

/** Numbers from 0 (inclusive) to 1 (exclusive), the same in every run: the generator of Park and Miller. */
function* drawNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647
    yield state / 2_147_483_647
  }
}

/** The one price of all vehicles; throws where the stock is between two files. */
async function readOnePrice(): Promise<number | null> {
  const prices = Object.values(await yard.readPrices())
  expect(prices).toHaveLength(20)
  expect(new Set(prices).size, 'prices of one file').toBe(1)
  return prices[0] ?? null
}

test.each([
  ['web server', openHttp, () => httpProxy, 10_000],
  ['SSH server', openSftp, () => sshProxy, 11_000],
])(
  'STOCK-03 a %s that is cut at a hundred random bytes leaves the old stock or the new, and the next run heals',
  async (_name, open, proxyOf, firstPrice) => {
    const proxy = proxyOf()
    const numbers = drawNumbers(firstPrice)
    let price = firstPrice
    serve(price)
    proxy.cutAfter = null
    expect(await yard.run(open())).toMatchObject({ result: { outcome: 'imported' } })
    const total = proxy.passed()
    let failed = 0
    for (let cut = 1; cut <= cuts; cut += 1) {
      serve(price + 1)
      proxy.cutAfter = Math.floor(numbers.next().value * total)
      const run = await yard.run(open())
      const outcome = run.kind === 'ended' ? run.result.outcome : run.kind
      const found = await readOnePrice()
      // A cut in the farewell of a connection comes after the whole file.
      expect([outcome, found]).toEqual(outcome === 'imported' ? ['imported', price + 1] : ['failed', price])
      if (outcome === 'failed') failed += 1
      else price += 1
      if (cut % cutsPerRun > 0) continue
      serve(price + 1)
      proxy.cutAfter = null
      expect(await yard.run(open())).toMatchObject({ result: { outcome: 'imported' } })
      price += 1
      expect(await readOnePrice()).toBe(price)
    }
    expect(failed).toBeGreaterThan(cuts * 0.9)
    expect(await yard.feeds.find(yard.ctx, 'acme')).toMatchObject({ failedRuns: 0, leasedBy: null })
  },
)
