import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { projectRoot } from '#tests/fixtures/server-process.ts'
import { describeOperation, type Car } from './history.ts'
import { createNodeProcess, killAllNodes } from './node-process.ts'
import { buildPlan, describePlan, type Fault, type StoreKind } from './plan.ts'
import { readArguments } from './read-arguments.ts'
import { runSeed, type SeedResult } from './run-seed.ts'
import { createStoreHost, type StoreHost } from './stores.ts'
import { createTally } from './tally.ts'
import { signInVisitors, type Visitor } from './visitors.ts'
import { fillYard } from './yard.ts'

/** Longest time of one seed, milliseconds. */
const seedLimitMs = 60_000

/** Violations of a seed, and operations of each, that are printed; the history holds them all. */
const mostTold = 6

const listRules = (violations: SeedResult['violations']): string =>
  [...new Set(violations.map(({ rule }) => rule))].join(', ')

interface Prepared {
  readonly cars: readonly Car[]
  readonly visitors: readonly Visitor[]
}

/** Fills the store that every run copies: sites, cars, and visitors who are signed in. */
async function prepare(host: StoreHost, folder: string): Promise<Prepared> {
  const database = await host.prepared.open()
  let cars: readonly Car[]
  try {
    cars = await fillYard(database)
  } finally {
    await database.close()
  }
  const { directory, databasePorts } = host.prepared
  const node = createNodeProcess({
    port: await findFreePort(),
    directory,
    databaseUrl: host.prepared.buildUrl(databasePorts),
    receiver: 'http://127.0.0.1:9/',
    log: join(folder, 'prepare.log'),
  })
  try {
    if (!(await node.start(30_000))) throw new Error(`the first node did not start; see ${folder}/prepare.log`)
    return { cars, visitors: await signInVisitors(node.port) }
  } finally {
    await node.stop()
    await host.finishPreparing()
  }
}

const isPossible = (fault: Fault, host: StoreHost): boolean => fault.kind !== 'disk' || host.disk.canFill

async function tellViolations(result: SeedResult, line: string, logs: string): Promise<void> {
  await writeFile(join(logs, 'history.json'), JSON.stringify(result.history, null, 1))
  process.stdout.write(`\n${line}\n`)
  for (const fault of result.history.faults)
    process.stdout.write(`  ${(fault.begin / 1000).toFixed(3)}–${(fault.end / 1000).toFixed(3)} s ${fault.kind}\n`)
  for (const { rule, text, operations } of result.violations.slice(0, mostTold)) {
    process.stdout.write(`  VIOLATION of ${rule}: ${text}\n`)
    for (const operation of operations.slice(0, mostTold)) process.stdout.write(`    ${describeOperation(operation)}\n`)
  }
  if (result.violations.length > mostTold)
    process.stdout.write(`  … and ${result.violations.length - mostTold} more of ${listRules(result.violations)}\n`)
  process.stdout.write(`  logs and history: ${logs}\n\n`)
}

/** A store that runs can copy, and the folder with all that it and they need. */
interface Place extends Prepared {
  readonly host: StoreHost
  close(): Promise<void>
}

async function openPlace(store: StoreKind): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-faults-'))
  // PostgreSQL's own user works in it, too.
  await chmod(folder, 0o755)
  const began = performance.now()
  const host = await createStoreHost(store, folder)
  async function close(): Promise<void> {
    killAllNodes()
    await host.close()
    await rm(folder, { recursive: true, force: true })
  }
  const prepared = await prepare(host, folder).catch(async (error: unknown) => {
    await close()
    throw error
  })
  process.stdout.write(`${store}: store prepared in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  if (!host.disk.canFill)
    process.stdout.write('  No file system can be mounted here (that needs root), so no disk is filled.\n')
  return { host, ...prepared, close }
}

async function runStore(store: StoreKind, seeds: readonly number[], isStopped: () => boolean): Promise<number> {
  const kept = join(projectRoot, 'test-results/faults')
  await mkdir(kept, { recursive: true })
  const tally = createTally(store)
  let place: Place | null = null
  try {
    for (const seed of seeds) {
      if (isStopped()) break
      place ??= await openPlace(store)
      const { host, cars, visitors } = place
      const whole = buildPlan(seed, store)
      const plan = { ...whole, faults: whole.faults.filter((fault) => isPossible(fault, host)) }
      const line = describePlan(plan)
      const logs = join(kept, `${store}-${seed}`)
      await rm(logs, { recursive: true, force: true })
      const result = await withinLimit(runSeed({ plan, host, cars, visitors, logs }), line).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      )
      if (result instanceof Error) {
        tally.addUnfinished()
        process.stdout.write(`${line} — NOT FINISHED: ${result.stack ?? result.message}\n  logs: ${logs}\n`)
        // What such a seed still does would disturb the next ones: they get a store of their own.
        await place.close()
        place = null
        continue
      }
      tally.add(result)
      process.stdout.write(`${line} — ${tally.describe(result)}\n`)
      if (result.violations.length === 0) await rm(logs, { recursive: true, force: true })
      else await tellViolations(result, line, logs)
    }
  } finally {
    await place?.close()
  }
  process.stdout.write(`\n${tally.summarise()}\n`)
  return tally.failures
}

async function withinLimit<Result>(work: Promise<Result>, line: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${line}: not over after ${seedLimitMs / 1000} s`)), seedLimitMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

const read = readArguments(process.argv.slice(2))
if (!read.ok) {
  process.stderr.write(`${read.error}\n`)
  process.exit(2)
}
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isStopped = true
    process.stdout.write('Stopping after the seed under way.\n')
  })
let failures = 0
for (const store of read.stores) failures += await runStore(store, read.seeds, () => isStopped)
process.exitCode = failures === 0 ? 0 : 1
