import { setTimeout as sleep } from 'node:timers/promises'
import { createLeadReader } from '#data/leads/lead-reader.ts'
import { openDatabase } from '#data/open-database.ts'
import { startLeadSenders, type ThankedLead } from './lead-senders.ts'
import { measuredSite } from './measured-site.ts'
import type { MeasuredPart } from './node-failures.ts'
import { describeFailures, hasFailed, startVisitors } from './visitors.ts'

const perSecond = 100
/** How long nobody notices that the primary is gone, milliseconds. */
const outageMs = 5_000
const limitMs = 15_000

/** Kills the primary and promotes the standby while pages are read and leads are sent. */
export async function measureFailover({ cluster, pages, report }: MeasuredPart): Promise<void> {
  const { pair, port } = cluster
  const visitors = startVisitors({ port, pages, perSecond })
  const senders = startLeadSenders(port, `${measuredSite}.localhost`, 4)
  await sleep(6_000)
  const before = senders.thanked.length
  if (before === 0) throw new Error('no lead was stored before the failover')
  await pair.stopPrimary()
  await sleep(outageMs)
  const orderedAt = Date.now()
  if (senders.thanked.some(({ at }) => at > orderedAt - outageMs / 2)) throw new Error('the primary still stores leads')
  await pair.promote()
  while (!senders.thanked.some(({ at }) => at > orderedAt) && Date.now() - orderedAt < 2 * limitMs) await sleep(50)
  const firstAfter = senders.thanked.find(({ at }) => at > orderedAt)?.at ?? Number.POSITIVE_INFINITY
  await sleep(3_000)
  await senders.stop()
  const visits = await visitors.stop()
  const failed = visits.filter((one) => hasFailed(one))
  report({
    what: `primary killed, standby promoted: failed pages of ${visits.length} that somebody had read before`,
    bar: '0',
    measured: String(failed.length),
    met: failed.length === 0,
  })
  if (failed.length > 0) console.log(`    ${describeFailures(visits)}`)
  const lost = await countLost(pair.connectionUrl(), senders.thanked)
  report({
    what: `primary killed, standby promoted: lost of ${senders.thanked.length} leads that were thanked for`,
    bar: '0',
    measured: String(lost),
    met: lost === 0,
  })
  const writesMs = firstAfter - orderedAt
  report({
    what: 'from the order to promote the standby until a lead is stored again',
    bar: '≤ 15 s',
    measured: `${(writesMs / 1000).toFixed(2)} s`,
    met: writesMs <= limitMs,
  })
}

async function countLost(url: string, thanked: readonly ThankedLead[]): Promise<number> {
  const database = await openDatabase({ url, directory: '' })
  try {
    const leads = createLeadReader(database)
    let lost = 0
    for (const { id } of thanked)
      if ((await leads.find({ siteId: measuredSite, now: () => Date.now() }, id)) === null) lost += 1
    return lost
  } finally {
    await database.close()
  }
}
