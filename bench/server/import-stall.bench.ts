import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoreAddress } from '#tests/fixtures/databases.ts'
import { startLeadNode, type LeadNode } from '#tests/fixtures/lead-node-process.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { runOnEachDatabase } from '../each-database.ts'
import { spreadOf, type Report } from '../report.ts'
import { runProgram } from '../run-program.ts'
import type { ImportOrder } from './import-changes-child.ts'
import { benchSite, createStore } from './site-store.ts'
import type { VisitorsOrder, VisitorTimes } from './visitors-child.ts'

const vehicles = 100_000
const rounds = 3
/** Visitors read twelve pages a second, about a third of what the node can render of this site. */
const everyMs = 80
const path = '/search/new-used-and-demo-cars'

interface Stop {
  readonly ms: number
  /** Processor time of the node in it; the rest of the stop is other processes'. */
  readonly processorMs: number
}

interface Round {
  /** Longest stop of the node's event loop, and the longest while nothing was imported. */
  readonly longest: Stop
  readonly usualLongest: Stop
  readonly p99Ms: number
  readonly usualP99Ms: number
  readonly importSeconds: number
  /** From the end of the import to the node's index holding all of it. */
  readonly behindSeconds: number
}

const runChild = async <Answer>(file: string, order: object): Promise<Answer> =>
  JSON.parse(await runProgram([join(import.meta.dirname, file), JSON.stringify(order)])) as Answer

async function readLag(port: number): Promise<number> {
  const { body } = await ask(port, 'localhost', '/metrics')
  return Number(/^forecourt_index_lag_changes (\S+)$/m.exec(body)?.[1] ?? Number.NaN)
}

/** The stops that the probe has written since the last call. */
function createStopReader(file: string): () => Promise<readonly Stop[]> {
  let known = 0
  return async () => {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
    const fresh = lines.slice(known)
    known = lines.length
    return fresh.map((line) => {
      const [ms = 0, processorMs = 0] = line.split(' ').map(Number)
      return { ms, processorMs }
    })
  }
}

const findLongest = (stops: readonly Stop[]): Stop =>
  stops.reduce((longest, stop) => (stop.ms > longest.ms ? stop : longest), { ms: 0, processorMs: 0 })

type StopReader = ReturnType<typeof createStopReader>

async function runRound(node: LeadNode, address: StoreAddress, round: number, readStops: StopReader): Promise<Round> {
  const { port } = node
  const visit = (ms: number) =>
    runChild<VisitorTimes>('visitors-child.ts', {
      port,
      host: `${benchSite}.localhost:${port}`,
      path,
      everyMs,
      ms,
    } satisfies VisitorsOrder)
  await readStops()
  const usual = spreadOf((await visit(8_000)).pageMs)
  const usualLongest = findLongest(await readStops())
  const importing = runChild<{ seconds: number }>('import-changes-child.ts', {
    address,
    site: benchSite,
    vehicles,
    raiseCents: (round + 1) * 100,
  } satisfies ImportOrder)
  const began = performance.now()
  const pageMs: number[] = []
  const ended = importing.then(({ seconds }) => seconds)
  const read = async (): Promise<number | null> => {
    pageMs.push(...(await visit(2_000)).pageMs)
    return Promise.race([ended, Promise.resolve(null)])
  }
  while ((await read()) === null);
  const seconds = await ended
  // Until everything has arrived in the node.
  while ((await readLag(port)) > 0) await read()
  return {
    longest: findLongest(await readStops()),
    usualLongest,
    p99Ms: spreadOf(pageMs).p99,
    usualP99Ms: usual.p99,
    importSeconds: seconds,
    behindSeconds: (performance.now() - began) / 1000 - seconds,
  }
}

const medianOf = (figures: readonly number[]): number => spreadOf(figures).median

/**
 * A node that serves a site with 100,000 vehicles while another process changes every one of them: how long its event
 * loop stops, and what visitors feel. One node and one importer, as on a dealer group's own machine.
 */
export async function run(report: Report): Promise<void> {
  await runOnEachDatabase(report, async (address, reportOne) => {
    await createStore(address, vehicles)
    const file = join(address.directory, 'stops')
    await writeFile(file, '')
    const node = await startLeadNode(address, {
      variables: { STALL_FILE: file, NODE_OPTIONS: `--import ${join(import.meta.dirname, 'stall-probe.ts')}` },
    })
    try {
      // The node loads a site with its first visit. That takes seconds with so many vehicles, and is not measured here.
      await ask(node.port, `${benchSite}.localhost:${node.port}`, path)
      const readStops = createStopReader(file)
      const done: Round[] = []
      for (let round = 0; round < rounds; round += 1) done.push(await runRound(node, address, round, readStops))
      reportRounds(done, reportOne)
    } finally {
      await node.stop()
    }
  })
}

function reportRounds(done: readonly Round[], report: Report): void {
  const stopMs = medianOf(done.map(({ longest }) => longest.ms))
  report({
    what: `${vehicles / 1000}k changes arrive at a serving node: longest stop of its event loop, median of 3`,
    bar: '≤ 100 ms',
    measured: `${stopMs} ms (${done.map(({ longest }) => longest.ms).join(', ')})`,
    met: stopMs <= 100,
  })
  report({
    what: 'the same: processor time of the node in that stop; longest stops without an import',
    bar: null,
    measured:
      `${done.map(({ longest }) => longest.processorMs).join(', ')} ms; ` +
      `${done.map(({ usualLongest }) => usualLongest.ms).join(', ')} ms`,
    met: null,
  })
  const figures = done.map((one) => `${one.p99Ms.toFixed(0)} / ${one.usualP99Ms.toFixed(0)} ms`)
  const ratio = medianOf(done.map((one) => one.p99Ms / one.usualP99Ms))
  report({
    what: 'the same: results page, rendered for each request, p99 beside the usual, median of 3',
    bar: '≤ 2 × usual',
    measured: `${ratio.toFixed(2)} × (${figures.join(', ')})`,
    met: ratio <= 2,
  })
  report({
    what: 'the same: seconds of the import, and until the node has all of it',
    bar: null,
    measured: done.map((one) => `${one.importSeconds.toFixed(0)} + ${one.behindSeconds.toFixed(0)}`).join(', '),
    met: null,
  })
}
