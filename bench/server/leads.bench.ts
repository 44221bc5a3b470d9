import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import { createLeadOutbox } from '#data/leads/lead-outbox.ts'
import { openDatabase } from '#data/open-database.ts'
import { startLeadNode, type LeadNode } from '#tests/fixtures/lead-node-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'
import { spreadOf, type Report } from '../report.ts'
import { runProgram } from '../run-program.ts'
import type { Latencies, LatencyOrder } from './latency-child.ts'
import type { LeadLoad, LeadLoadOrder } from './lead-load-child.ts'

const site = 'busy'
const rate = 500
const seconds = 20
const now = (): number => Date.now()

/** Processor time that a process has used so far, milliseconds; on Linux only, in ticks of 10 ms. */
function readProcessorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const runChild = async <Answer>(file: string, order: object): Promise<Answer> =>
  JSON.parse(await runProgram([join(import.meta.dirname, file), JSON.stringify(order)])) as Answer

/**
 * A campaign's hour in 20 seconds: 500 enquiries a second into one node on SQLite, while other visitors read pages and
 * the worker delivers. None may be lost.
 */
export async function run(report: Report): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-leads-'))
  const database = await openDatabase({ url: null, directory })
  let node: LeadNode | null = null
  try {
    const vehicles = Array.from({ length: 200 }, (_, index) => buildMarketVehicle(index))
    const settings = { leads: { minimum_seconds: 0, hourly_limit: 1000 } }
    await storeSite(database, { siteId: site, now }, settings, vehicles)
    node = await startLeadNode({ url: null, directory }, { variables: { TRUST_PROXY: '1' } })
    const { port } = node
    const host = `${site}.localhost:${port}`
    const watch = (ms: number) =>
      runChild<Latencies>('latency-child.ts', {
        port,
        host,
        page: '/search/new-used-and-demo-cars',
        everyMs: 20,
        ms,
        pictures: [],
      } satisfies LatencyOrder)
    const send = (at: number, forSeconds: number) =>
      runChild<LeadLoad>('lead-load-child.ts', { port, host, rate: at, seconds: forSeconds } satisfies LeadLoadOrder)

    await send(100, 3)
    await watch(1_000)
    const usual = spreadOf((await watch(10_000)).pageMs)
    const before = readProcessorMs(node.pid)
    const [load, pages] = await Promise.all([send(rate, seconds), watch(seconds * 1000)])

    const used = readProcessorMs(node.pid) - before
    const stored = new Set(
      (await createLeadDesk(database).search({ siteId: site, now }, {}, 1_000_000)).map(({ lead }) => lead.id),
    )
    const lost = load.thanked.filter((id) => !stored.has(id)).length
    const spread = spreadOf(load.ms)
    const meanwhile = spreadOf(pages.pageMs)
    const { waiting } = await createLeadOutbox(database).readFigures({ system: true, now })
    report({
      what: `${rate} enquiries a second for ${seconds} s, one node, SQLite: thanked for, refused, lost`,
      bar: `${rate * seconds}, 0, 0`,
      measured: `${load.thanked.length}, ${load.refused.length}, ${lost}`,
      met: load.thanked.length === rate * seconds && lost === 0,
    })
    report({
      what: 'the same: from sending to thanks, p99',
      bar: '≤ 250 ms',
      measured: `${spread.p99.toFixed(0)} ms (median ${spread.median.toFixed(1)})`,
      met: spread.p99 <= 250,
    })
    report({
      what: 'the same: results page meanwhile, p99 beside the usual',
      bar: '≤ 2 × usual',
      measured: `${meanwhile.p99.toFixed(1)} ms, usual ${usual.p99.toFixed(1)}`,
      met: meanwhile.p99 <= 2 * usual.p99,
    })
    report({
      what: 'the same: processor time of the node for each enquiry, with the pages and the delivery',
      bar: null,
      measured: `${(used / (rate * seconds)).toFixed(2)} ms`,
      met: null,
    })
    report({ what: 'the same: deliveries that still wait at its end', bar: null, measured: String(waiting), met: null })
  } finally {
    await node?.stop()
    await database.close()
    await rm(directory, { recursive: true, force: true })
  }
}
