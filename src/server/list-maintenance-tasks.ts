import type { ChangeFeed } from '#data/change-feed.ts'
import type { SystemContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import type { CallCounts } from '#data/nodes/call-counts.ts'
import { eraseRemovedSites } from '#data/privacy/erase-removed-site.ts'
import { forgetUnfinished } from '#data/privacy/forget-unfinished.ts'
import { pruneImports } from '#data/stock/prune-imports.ts'
import { eraseOldLeadsOfSites } from '#jobs/erase-old-leads.ts'
import { createUndeliveredWarning } from '#jobs/warn-undelivered.ts'
import type { Logger } from '#log/log.ts'
import type { PaymentDesk } from './create-payment-desk.ts'
import type { MaintenanceTask } from './maintain-hourly.ts'
import type { SiteDirectory } from './site-directory.ts'

/** The change log holds a week of changes, and never more than two million. */
const changeLogKept = { keepMs: 7 * 86_400_000, keepRows: 2_000_000 }

export interface MaintenanceParts {
  readonly database: Database
  readonly system: SystemContext
  readonly sites: Pick<SiteDirectory, 'list'>
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly feed: Pick<ChangeFeed, 'prune'>
  /** null: limits are those of this process alone. */
  readonly counts: Pick<CallCounts, 'prune'> | null
  readonly payments: Pick<PaymentDesk, 'forgetDrafts'>
}

/** What `maintainHourly` deletes and erases. */
export function listMaintenanceTasks({
  database,
  system,
  sites,
  log,
  feed,
  counts,
  payments,
}: MaintenanceParts): readonly MaintenanceTask[] {
  return [
    ...(counts === null
      ? []
      : [{ what: 'old rate limits could not be forgotten', run: async () => void (await counts.prune(system)) }]),
    {
      what: 'old changes could not be forgotten',
      async run() {
        const forgotten = await feed.prune(system, changeLogKept)
        if (forgotten > 0) log.info({ forgotten }, 'old changes forgotten')
      },
    },
    { what: 'old answers of purchases could not be deleted', run: () => payments.forgetDrafts() },
    {
      what: 'what visitors did not finish could not be forgotten',
      run: async () => void (await forgetUnfinished(database, system)),
    },
    { what: 'old imports could not be forgotten', run: async () => void (await pruneImports(database, system)) },
    {
      what: 'old leads could not be erased',
      run: () => eraseOldLeadsOfSites({ database, system, sites: sites.list(), log }),
    },
    {
      what: 'undelivered leads could not be counted',
      run: createUndeliveredWarning({ database, system, sites: () => sites.list(), log }),
    },
    {
      what: 'what was kept of removed sites could not be erased',
      async run() {
        for (const site of await eraseRemovedSites(database, system))
          log.info({ site }, 'the time of a removed site is over; its personal data was erased')
      },
    },
  ]
}
