import { parseArgs } from 'node:util'
import type { BenchRow } from '../../bench/report.ts'
import { describeCluster } from './describe-cluster.ts'
import { keepRunning } from './keep-running.ts'
import { measureCluster } from './measure/measure-cluster.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

const usage = 'npm run cluster [-- --measure [part …]]   PORT: the first of seven ports, default 3000'
const { values, positionals } = parseArgs({
  options: { measure: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const port = Number(process.env['PORT'] ?? 3000)
if (!Number.isInteger(port) || port < 1 || port > 65_000) throw new Error(usage)

/** Until a node that ended is started again, outside a measurement. */
const restartSeconds = 10

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
    say(describeCluster(cluster, { restartSeconds }))
    const watched = { restartAfterMs: restartSeconds * 1000, say, signal: stopped.signal }
    await Promise.all([asked, ...cluster.nodes.map((node) => keepRunning(node, watched))])
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
