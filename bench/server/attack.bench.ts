import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '#tests/fixtures/server-process.ts'
import { spreadOf, type Report } from '../report.ts'
import { runProgram } from '../run-program.ts'
import { withDemoServer } from '../screens/demo-server.ts'
import type { AttackFigures, AttackOrder } from './attack-child.ts'

const client = join(import.meta.dirname, 'attack-child.ts')
const host = 'bigsky-motors.localhost'
const page = '/search/new-used-and-demo-cars'
const everyMs = 20
const attackMs = 20_000
const p99BarMs = 50
/** Resident memory after the attack against before it, once the collector had its time. */
const memoryBar = 1.5

async function measure(order: Omit<AttackOrder, 'host' | 'page' | 'everyMs'>): Promise<AttackFigures> {
  return JSON.parse(
    await runProgram([client, JSON.stringify({ host, page, everyMs, ...order } satisfies AttackOrder)]),
  ) as AttackFigures
}

async function residentBytes(port: number): Promise<number> {
  const { body } = await ask(port, 'localhost', '/metrics')
  return Number(/^process_resident_memory_bytes ([\d.e+]+)$/m.exec(body)?.[1] ?? Number.NaN)
}

/**
 * A page kept in memory while an attacker sends addresses and forms that are dear to answer: a form body that names a
 * sparse array, amounts of 11,000 digits, searches of 160 refinements, pictures of vehicles that nobody has, paths of
 * dots.
 */
export async function run(report: Report): Promise<void> {
  await withDemoServer(async ({ port }) => {
    const { body } = await ask(port, host, page)
    const car = /href="\/cars\/([a-z0-9-]+)"/.exec(body)?.[1] ?? ''
    // What runs often gets compiled, and the heap takes the size that it needs.
    await measure({ port, car, ms: 3_000, hostilePerSecond: 20 })
    await sleep(2_000)
    const before = await residentBytes(port)
    const peace = await measure({ port, car, ms: 4_000, hostilePerSecond: 0 })
    const attacked = await measure({ port, car, ms: attackMs, hostilePerSecond: 20 })
    await sleep(5_000)
    const after = await residentBytes(port)
    const flooded = await measure({ port, car, ms: 6_000, hostilePerSecond: 400 })

    const describe = (figures: AttackFigures): string => {
      const { median, p99 } = spreadOf(figures.pageMs)
      return `p50 ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
    }
    const countOf = ({ statuses }: AttackFigures): string =>
      Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')
    report({ what: 'kept page in peace', bar: null, measured: describe(peace), met: null })
    const { p99 } = spreadOf(attacked.pageMs)
    report({
      what: 'kept page beside 20 hostile requests a second',
      bar: `p99 ≤ ${p99BarMs} ms, none fails`,
      measured: describe(attacked),
      met: p99 <= p99BarMs && attacked.pageFailures === 0,
    })
    report({ what: 'hostile requests by status', bar: null, measured: countOf(attacked), met: null })
    const growth = after / before
    report({
      what: 'resident memory after the attack against before it',
      bar: `≤ ${memoryBar}×`,
      measured: `${growth.toFixed(2)}× (${Math.round(after / 1e6)} MB)`,
      met: growth <= memoryBar,
    })
    report({
      what: 'kept page beside 400 hostile requests a second',
      bar: 'none fails',
      measured: describe(flooded),
      met: flooded.pageFailures === 0,
    })
    report({ what: 'hostile requests of the flood by status', bar: null, measured: countOf(flooded), met: null })
  })
}
