import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import { openDatabase } from '#data/open-database.ts'
import { startLeadNode, type LeadNode } from '#tests/fixtures/lead-node-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'
import { readProcessorMs } from '../processor-time.ts'
import { spreadOf, type Report } from '../report.ts'
import { runProgram } from '../run-program.ts'
import type { Latencies, LatencyOrder } from './latency-child.ts'
import type { LeadLoad, LeadLoadOrder } from './lead-load-child.ts'

const site = 'busy'
const rate = 500
const seconds = 20
const now = (): number => Date.now()

const runChild = async <Answer>(file: string, order: object): Promise<Answer> =>
  JSON.parse(await runProgram([join(import.meta.dirname, file), JSON.stringify(order)])) as Answer

/** Runs of the load, each on a store of its own; the report takes the median of their figures. */
const runs = 3

interface LoadRun {
  readonly thanked: number
  readonly refused: number
  readonly lost: number
  /** Milliseconds from sending to thanks. */
  readonly thanks: { readonly median: number; readonly p99: number }
  /** Milliseconds of the results page, 99th percentile. */
  readonly usualPageMs: number
  readonly pageMs: number
  /** Milliseconds of processor time for each enquiry. */
  readonly processorMs: number
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

async function runLoad(): Promise<LoadRun> {
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
    const { median: usually, p99 } = spreadOf(load.ms)
    return {
      thanked: load.thanked.length,
      refused: load.refused.length,
      lost: load.thanked.filter((id) => !stored.has(id)).length,
      thanks: { median: usually, p99 },
      usualPageMs: usual.p99,
      pageMs: spreadOf(pages.pageMs).p99,
      processorMs: used / (rate * seconds),
    }
  } finally {
    await node?.stop()
    await database.close()
    await rm(directory, { recursive: true, force: true })
  }
}

/**
 * A campaign's hour in 20 seconds: 500 enquiries a second into one node on SQLite, while other visitors read pages.
 * None may be lost.
 */
export async function run(report: Report): Promise<void> {
  const done: LoadRun[] = []
  while (done.length < runs) done.push(await runLoad())
  const list = (pick: (one: LoadRun) => number) => done.map((one) => pick(one))
  const total = (pick: (one: LoadRun) => number) => list(pick).reduce((sum, value) => sum + value, 0)
  const wanted = runs * rate * seconds
  report({
    what: `${rate} enquiries a second for ${seconds} s, ${runs} times, one node, SQLite: thanked for, refused, lost`,
    bar: `${wanted}, 0, 0`,
    measured: [total((one) => one.thanked), total((one) => one.refused), total((one) => one.lost)].join(', '),
    met: total((one) => one.thanked) === wanted && total((one) => one.lost) === 0,
  })
  const thanksP99 = median(list((one) => one.thanks.p99))
  report({
    what: 'the same: from sending to thanks, p99, the median of the runs',
    bar: '≤ 250 ms',
    measured: `${thanksP99.toFixed(0)} ms (median ${median(list((one) => one.thanks.median)).toFixed(1)})`,
    met: thanksP99 <= 250,
  })
  const ratio = median(list((one) => one.pageMs / one.usualPageMs))
  report({
    what: 'the same: results page meanwhile, p99 beside the usual, the median of the runs',
    bar: '≤ 2 × usual',
    measured:
      `${ratio.toFixed(2)} × ` +
      `(${done.map(({ pageMs, usualPageMs }) => `${pageMs.toFixed(1)} / ${usualPageMs.toFixed(1)}`).join(', ')} ms)`,
    met: ratio <= 2,
  })
  report({
    what: 'the same: processor time of the node for each enquiry, with the pages',
    bar: null,
    measured: `${median(list((one) => one.processorMs)).toFixed(2)} ms`,
    met: null,
  })
}
