import type { SystemContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import { countUndelivered } from '#data/leads/count-undelivered.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'

export interface WarnUndeliveredOptions {
  readonly database: Database
  readonly system: SystemContext
  readonly sites: () => readonly Pick<Site, 'slug'>[]
  readonly log: Pick<Logger, 'warn'>
}

const dayMs = 86_400_000
/** Deliveries are given up after four days, and an operator who looks once a month has seen them. */
const warnAfterMs = 30 * dayMs

/**
 * A task that warns once a day of each site whose leads were given up more than 30 days ago. Such leads are never
 * erased by themselves (LEAD-12), so personal data would stay for ever without anybody deciding it (APP 11.2).
 */
export function createUndeliveredWarning({
  database,
  system,
  sites,
  log,
}: WarnUndeliveredOptions): () => Promise<void> {
  const warnedAt = new Map<string, number>()
  return async () => {
    const now = system.now()
    for (const { slug: site } of sites()) {
      if (now - (warnedAt.get(site) ?? -dayMs) < dayMs) continue
      const { count, oldestAt } = await countUndelivered(database, { siteId: site, now: system.now }, now - warnAfterMs)
      if (oldestAt === null) continue
      warnedAt.set(site, now)
      log.warn(
        { site, leads: count, oldest: new Date(oldestAt).toISOString().slice(0, 10) },
        'leads were never delivered and are kept until somebody decides: leads retry, leads dismiss or leads erase',
      )
    }
  }
}
