import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#data/open-database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { spreadOf } from '../../../bench/report.ts'
import { measuredSite } from './measured-site.ts'
import type { MeasuredPart } from './node-failures.ts'

const writers = 4
const perSecond = 100
const forMs = 20_000
/** Every so manieth change is looked for on the nodes: looking costs more than changing. */
const sampled = 25
const lookLimitMs = 10_000

/** Changes vehicles a hundred times a second and looks for some of them in the search of each node. */
export async function measureVisibility({ cluster, report }: MeasuredPart): Promise<void> {
  const ctx = { siteId: measuredSite, now: () => Date.now() }
  const database = await openDatabase({ url: cluster.pair.connectionUrl(), directory: '' })
  const looks: Promise<number>[] = []
  let changes = 0
  const began = performance.now()
  try {
    const stock = createStockRepository(database)
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const importId = await stock.beginImport(ctx, { feed: `writer-${writer}`, fileName: 'none' })
        for (let own = 0; performance.now() - began < forMs; own += 1) {
          // Each writer is late by what the others do: it waits for its place in the second, and not for a pause.
          await sleep(Math.max(0, began + (own * writers * 1000) / perSecond - performance.now()))
          const number = own * writers + writer
          const stocknum = `V${writer}X${own % 50}`
          const km = 20_000 + number
          const vehicle = buildIncomingVehicle(stocknum, { km })
          await stock.upsertBatch(ctx, { importId, feed: `writer-${writer}`, vehicles: [vehicle] })
          changes += 1
          if (number % sampled !== 0) continue
          const committedAt = performance.now()
          looks.push(...cluster.nodes.map((node) => lookFor(node.port, stocknum, km, committedAt)))
        }
      }),
    )
    const seconds = (performance.now() - began) / 1000
    const { median, p99 } = spreadOf(await Promise.all(looks))
    const rate = changes / seconds
    report({
      what: `${changes} changes in ${seconds.toFixed(0)} s: changes a second that were committed to both databases`,
      bar: `≥ ${perSecond * 0.95}`,
      measured: rate.toFixed(0),
      met: rate >= perSecond * 0.95,
    })
    report({
      what: `change visible on each of three nodes, 99th percentile of ${looks.length} looks`,
      bar: '≤ 1 s',
      measured: `${p99.toFixed(0)} ms (median ${median.toFixed(0)})`,
      met: p99 <= 1_000,
    })
  } finally {
    await database.close()
  }
}

/** Milliseconds from the commit until the search of a node finds this reading of the odometer or a later one. */
async function lookFor(port: number, stocknum: string, km: number, committedAt: number): Promise<number> {
  while (performance.now() - committedAt < lookLimitMs) {
    const { body } = await ask(port, `${measuredSite}.localhost`, `/api/search?query=${stocknum}`)
    const { hits } = JSON.parse(body) as { readonly hits?: readonly { stocknum?: unknown; km?: unknown }[] }
    if (hits?.some((hit) => hit.stocknum === stocknum && Number(hit.km) >= km) === true)
      return performance.now() - committedAt
    await sleep(20)
  }
  return Number.POSITIVE_INFINITY
}
