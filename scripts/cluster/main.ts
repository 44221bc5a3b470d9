import { parseArgs } from 'node:util'
import type { BenchRow } from '../../bench/report.ts'
import { measureCluster } from './measure/measure-cluster.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

const usage = 'npm run cluster [-- --measure [part …]]   PORT: the first of seven ports, default 3000'
const { values, positionals } = parseArgs({
  options: { measure: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const port = Number(process.env['PORT'] ?? 3000)
if (!Number.isInteger(port) || port < 1 || port > 65_000) throw new Error(usage)

const say = (line: string): void => console.log(line)
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!stopped.signal.aborted) say('\nStopping everything …')
    stopped.abort()
  })

const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
stopped.signal.addEventListener('abort', () => ask(), { once: true })

let failure: unknown = null
let cluster: Cluster | null = null
try {
  cluster = await startCluster({ port, say, signal: stopped.signal })
  if (values.measure) await Promise.race([measure(cluster), asked])
  else {
    describe(cluster)
    await asked
  }
} catch (error) {
  if (!stopped.signal.aborted) failure = error
} finally {
  await cluster?.close({ keepsLogs: failure !== null })
}
if (failure !== null) {
  console.error(failure)
  if (cluster !== null) console.error(`The logs are kept in ${cluster.directory}.`)
  process.exitCode = 1
}
// A measurement that was broken off still has visitors under way.
process.exit()

async function measure(running: Cluster): Promise<void> {
  const rows: BenchRow[] = []
  const report = (row: BenchRow): void => {
    rows.push(row)
    const mark = row.met === null ? ' ' : row.met ? '✓' : '✗'
    say(`${mark} ${row.what.padEnd(86)} ${row.measured.padStart(26)}   ${row.bar === null ? '' : `bar ${row.bar}`}`)
  }
  await measureCluster({ cluster: running, only: positionals, signal: stopped.signal, report })
  const missed = rows.filter(({ met }) => met === false).length
  say(`\n${rows.filter(({ met }) => met === true).length} bars met, ${missed} missed`)
  if (missed > 0) process.exitCode = 1
}

function describe({ port: at, figuresPort, nodes, pair, directory }: Cluster): void {
  const site = `http://harbourside-toyota.localhost:${at}`
  say(`
The cluster runs. HAProxy answers for all sites: http://localhost:${figuresPort}/metrics has its figures.

  ${site}/
  http://bigsky-motors.localhost:${at}/
  http://tamar-valley-auto.localhost:${at}/
  http://ridgeline-ford.localhost:${at}/
  http://southern-cross-caravans.localhost:${at}/

  nodes        ${nodes.map((node) => `${node.name} http://localhost:${node.port}/readyz`).join('\n               ')}
  database     ${pair.connectionUrl()}
  logs         ${directory}/node-*.log, haproxy.log, primary/log, standby/log

Try, in another terminal:
  kill -9 ${nodes[1]?.pid()}   ${nodes[1]?.name} dies: its sites move to the other two
  psql '${pair.connectionUrl()}' -c 'select * from web_node'
  npm run cluster -- --measure   the same failures under load, beside their bars

Ctrl-C stops everything.`)
}
