import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from '../../../bench/report.ts'
import { countReady, waitForNodes, type Cluster } from '../start-cluster.ts'
import { describeFailures, hasFailed, startVisitors, type Page } from './visitors.ts'

/** What every part of the measurement gets. */
export interface MeasuredPart {
  readonly cluster: Cluster
  readonly pages: readonly Page[]
  readonly report: Report
}

const perSecond = 200

/** Restarts the three nodes one after the other, as an update does. */
export async function measureRollingRestart({ cluster, pages, report }: MeasuredPart): Promise<void> {
  const visitors = startVisitors({ port: cluster.port, pages, perSecond })
  await sleep(2_000)
  const began = performance.now()
  for (const node of cluster.nodes) {
    await node.stop()
    await node.start()
    await waitForNodes(cluster)
    // Nobody restarts the next one in the same second, and the pages of the first come back into its memory.
    await sleep(2_000)
  }
  const seconds = (performance.now() - began) / 1000
  const visits = await visitors.stop()
  const failed = visits.filter((one) => hasFailed(one))
  const asked = `${perSecond} requests a second of ${pages.length} pages`
  report({
    what: `rolling restart of three nodes, ${asked}: failed of ${visits.length}`,
    bar: '0',
    measured: `${failed.length} in ${seconds.toFixed(0)} s`,
    met: failed.length === 0,
  })
  if (failed.length > 0) console.log(`    ${describeFailures(visits)}`)
}

/** Kills the node that serves the most sites, as far as its name tells, and starts it again. */
export async function measureKilledNode({ cluster, pages, report }: MeasuredPart): Promise<void> {
  const node = cluster.nodes[1]
  if (node === undefined) throw new Error('the cluster has no second node')
  const visitors = startVisitors({ port: cluster.port, pages, perSecond })
  await sleep(3_000)
  const killedAt = Date.now()
  await node.kill()
  let noticedAt: number | null = null
  while (noticedAt === null && Date.now() - killedAt < 10_000) {
    if ((await countReady(cluster.figuresPort)) < cluster.nodes.length) noticedAt = Date.now()
    else await sleep(20)
  }
  await sleep(5_000)
  const visits = await visitors.stop()
  const failed = visits.filter((one) => hasFailed(one))
  const inFlight = failed.filter((one) => one.begun <= killedAt && one.ended >= killedAt)
  const lastFailure = Math.max(killedAt, ...failed.map((one) => one.ended))
  const cleanMs = Math.max(lastFailure, noticedAt ?? Number.POSITIVE_INFINITY) - killedAt
  report({
    what: `node killed under ${perSecond} requests a second: failed that were not in flight, of ${visits.length}`,
    bar: '0',
    measured: `${failed.length - inFlight.length} (in flight: ${inFlight.length})`,
    met: failed.length === inFlight.length,
  })
  report({
    what: 'node killed: until HAProxy leaves it out and nothing fails any more',
    bar: '≤ 3 s',
    measured: `${(cleanMs / 1000).toFixed(2)} s`,
    met: cleanMs <= 3_000,
  })
  if (failed.length > 0) console.log(`    ${describeFailures(visits)}`)
  await node.start()
}
