import type { SystemContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import { eraseOldLeads } from '#data/privacy/erase-old-leads.ts'
import { addYears } from '#domain/format/whole-years.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'

export interface EraseOldLeadsOptions {
  readonly database: Database
  readonly system: SystemContext
  /** Sites that are live; `eraseRemovedSites` looks after the others. */
  readonly sites: readonly Pick<Site, 'slug' | 'leads'>[]
  readonly log: Pick<Logger, 'info'>
}

/**
 * Erases the leads of each site that have reached `leads.erase_after_years`, and logs how many. Every node may call it:
 * nothing is erased twice, and so nothing is counted twice.
 */
export async function eraseOldLeadsOfSites({ database, system, sites, log }: EraseOldLeadsOptions): Promise<void> {
  const today = new Date(system.now()).toISOString().slice(0, 10)
  for (const { slug: site, leads } of sites) {
    const years = leads.erase_after_years
    // The start of the day, so that the day of the dealer is over wherever the dealer is.
    const before = Date.parse(addYears(today, -years)) - 86_400_000
    const { erased, undelivered } = await eraseOldLeads(database, { siteId: site, now: system.now }, before)
    if (erased > 0) log.info({ site, erased, undelivered, years }, 'old leads erased')
  }
}
