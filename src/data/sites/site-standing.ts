import { appendChanges } from '../change-log.ts'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import { isStorableText } from '../storable-text.ts'
import { runRead, runWrite } from '../transactions.ts'

/** A site that is offline for a while. Times are epoch milliseconds. */
export interface Offline {
  readonly since: number
  /** When it comes back by itself; null: when an operator brings it back. */
  readonly until: number | null
  /** What visitors read, in the operator's words; null: the platform's own sentence. */
  readonly reason: string | null
}

/** What the platform knows of its sites besides their documents. */
export interface SiteStanding {
  /** Host → slug of the site that answered on it last; no site answers on it now. */
  readonly formerHosts: ReadonlyMap<string, string>
  /** By slug; also those whose time is over. */
  readonly offline: ReadonlyMap<string, Offline>
}

export interface SiteStandingStore {
  readStanding(ctx: SystemContext): Promise<SiteStanding>
  /** Takes a site offline from now on, or changes until when; false for a site that is not stored. */
  takeOffline(ctx: SystemContext, slug: string, offline: Pick<Offline, 'until' | 'reason'>): Promise<boolean>
  /** False where the site was not offline. */
  bringOnline(ctx: SystemContext, slug: string): Promise<boolean>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createSiteStandingStore(database: Database): SiteStandingStore {
  return {
    async readStanding() {
      const hosts = await runRead(database, (kysely) => kysely.selectFrom('former_host').selectAll().execute())
      const offline = await runRead(database, (kysely) => kysely.selectFrom('site_offline').selectAll().execute())
      return {
        formerHosts: new Map(hosts.map(({ host, slug }) => [host, slug])),
        offline: new Map(offline.map(({ slug, since, until, reason }) => [slug, { since, until, reason }])),
      }
    },
    async takeOffline(ctx, slug, { until, reason }) {
      if (!isStorableText(slug) || (reason !== null && !isStorableText(reason))) return false
      return runWrite(database, async (trx) => {
        if (database.dialect === 'postgres') await lockInTransaction(trx, 'sites', '')
        const site = await trx.selectFrom('site').select('slug').where('slug', '=', slug).executeTakeFirst()
        if (site === undefined) return false
        const now = ctx.now()
        await trx
          .insertInto('site_offline')
          .values({ slug, since: now, until, reason })
          .onConflict((conflict) => conflict.column('slug').doUpdateSet({ until, reason }))
          .execute()
        await appendChanges(database, trx, now, [{ siteId: slug, kind: 'site', id: slug }])
        return true
      })
    },
    async bringOnline(ctx, slug) {
      if (!isStorableText(slug)) return false
      return runWrite(database, async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('site_offline').where('slug', '=', slug).executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await appendChanges(database, trx, ctx.now(), [{ siteId: slug, kind: 'site', id: slug }])
        return true
      })
    },
  }
}
