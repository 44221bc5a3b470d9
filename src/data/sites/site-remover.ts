import type { Kysely, Transaction } from 'kysely'
import { activeHoldStates } from '#domain/reserve/hold-state.ts'
import { appendChanges, appendVehicleChanges } from '../change-log.ts'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { settledPayments } from '../holds/erased-hold.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import { isStorableText } from '../storable-text.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import { leaveHosts } from './site-hosts.ts'
import { goingTables, keptTables, type SiteTableName } from './site-records-kept.ts'

/** What the removal of a site means, in numbers of rows. */
export interface RemovalPlan {
  /** The version in force. */
  readonly version: number
  /** Hosts that it answers on; they stay kept for it. */
  readonly hosts: readonly string[]
  readonly goes: Readonly<Record<(typeof goingTables)[number], number>>
  readonly keeps: Readonly<Record<(typeof keptTables)[number], number>>
  /** Reservations and payments that are under way; a site with one is not removed. */
  readonly open: number
  /** Deliveries of leads that have not been made, and are not made once the site is removed. */
  readonly undelivered: number
}

/** Times are epoch milliseconds. */
export interface RemovedSite {
  readonly slug: string
  readonly version: number
  readonly removedAt: number
  readonly keepUntil: number
  /** null: the removal was interrupted; `clear` finishes it. */
  readonly clearedAt: number | null
  readonly erasedAt: number | null
}

/** Removes sites and keeps of them what the law asks for. Work of operators, never of a request. */
export interface SiteRemover {
  /** null for a site that is not stored. */
  plan(ctx: SystemContext, slug: string): Promise<RemovalPlan | null>
  /**
   * Ends the site: its hosts and `{slug}.localhost` lead nowhere, and deliveries of its leads that wait are given up.
   * 'open': a reservation or payment is under way, and nothing was changed; null: no such site.
   */
  remove(ctx: SystemContext, slug: string, keepUntil: number): Promise<'removed' | 'open' | null>
  /** Deletes the stock and the accounts of a removed site, a few hundred vehicles at a time; may be repeated. */
  clear(ctx: SystemContext, slug: string): Promise<void>
  listRemoved(ctx: SystemContext): Promise<readonly RemovedSite[]>
}

const batchSize = 500

/** On an open store. Failures of the store are DatabaseProblem. */
export function createSiteRemover(database: Database): SiteRemover {
  return {
    async plan(_ctx, slug) {
      if (!isStorableText(slug)) return null
      return runRead(database, async (kysely) => {
        const site = await kysely.selectFrom('site').selectAll().where('slug', '=', slug).executeTakeFirst()
        if (site === undefined) return null
        const hosts = await kysely.selectFrom('site_host').select('host').where('slug', '=', slug).execute()
        const undelivered = await kysely
          .selectFrom('lead_outbox')
          .select((query) => query.fn.countAll<number>().as('count'))
          .where('site_id', '=', slug)
          .where('state', 'in', ['waiting', 'held'])
          .executeTakeFirstOrThrow()
        return {
          version: site.version,
          hosts: hosts.map(({ host }) => host).toSorted(),
          goes: await countRows(kysely, slug, goingTables),
          keeps: await countRows(kysely, slug, keptTables),
          open: await countOpen(kysely, slug),
          undelivered: undelivered.count,
        }
      })
    },

    async remove(ctx, slug, keepUntil) {
      if (!isStorableText(slug)) return null
      return runWrite(database, async (trx) => {
        if (database.dialect === 'postgres') await lockInTransaction(trx, 'sites', '')
        const site = await trx.selectFrom('site').selectAll().where('slug', '=', slug).executeTakeFirst()
        if (site === undefined) return null
        if ((await countOpen(trx, slug)) > 0) return 'open'
        const now = ctx.now()
        const hosts = await trx.selectFrom('site_host').selectAll().where('slug', '=', slug).execute()
        await trx.deleteFrom('site_host').where('slug', '=', slug).execute()
        await leaveHosts(trx, hosts, now)
        await trx.deleteFrom('site_offline').where('slug', '=', slug).execute()
        await trx.deleteFrom('site').where('slug', '=', slug).execute()
        await trx
          .insertInto('removed_site')
          .values({
            slug,
            version: site.version,
            removed_at: now,
            keep_until: keepUntil,
            cleared_at: null,
            erased_at: null,
          })
          .execute()
        await giveUpDeliveries(trx, slug, now)
        await appendChanges(database, trx, now, [{ siteId: slug, kind: 'site', id: slug }])
        return 'removed'
      })
    },

    async clear(ctx, slug) {
      while (await clearVehicles(database, ctx, slug));
      await runWrite(database, async (trx) => {
        if (!(await isRemoved(trx, slug))) return
        for (const table of goingTables) await trx.deleteFrom(table).where('site_id', '=', slug).execute()
        await trx.updateTable('removed_site').set({ cleared_at: ctx.now() }).where('slug', '=', slug).execute()
      })
    },

    async listRemoved() {
      const rows = await runRead(database, (kysely) =>
        kysely.selectFrom('removed_site').selectAll().orderBy('slug').execute(),
      )
      return rows.map((row) => ({
        slug: row.slug,
        version: row.version,
        removedAt: row.removed_at,
        keepUntil: row.keep_until,
        clearedAt: row.cleared_at,
        erasedAt: row.erased_at,
      }))
    },
  }
}

type Reading = Pick<Kysely<Tables>, 'selectFrom'>

async function isRemoved(kysely: Reading, slug: string): Promise<boolean> {
  const row = await kysely.selectFrom('removed_site').select('slug').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined
}

/** Deletes some vehicles, with a change for each, so that nodes drop them from their index; false: none was left. */
async function clearVehicles(database: Database, ctx: SystemContext, slug: string): Promise<boolean> {
  return runWrite(database, async (trx) => {
    // A site that was brought back meanwhile keeps what is left.
    if (!(await isRemoved(trx, slug))) return false
    const rows = await trx.selectFrom('vehicle').select('id').where('site_id', '=', slug).limit(batchSize).execute()
    if (rows.length === 0) return false
    const ids = rows.map(({ id }) => id)
    await trx.deleteFrom('vehicle').where('site_id', '=', slug).where('id', 'in', ids).execute()
    await appendVehicleChanges(database, trx, { siteId: slug, now: ctx.now }, ids)
    return true
  })
}

async function countRows<Name extends SiteTableName>(
  kysely: Reading,
  slug: string,
  tables: readonly Name[],
): Promise<Readonly<Record<Name, number>>> {
  const counts: [Name, number][] = []
  for (const table of tables) {
    const row = await kysely
      .selectFrom<SiteTableName>(table)
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('site_id', '=', slug)
      .executeTakeFirstOrThrow()
    counts.push([table, row.count])
  }
  return Object.fromEntries(counts) as Record<Name, number>
}

/** Reservations and online payments with which something can still happen; see `isHoldOpen`. */
async function countOpen(kysely: Reading, slug: string): Promise<number> {
  const holds = await kysely
    .selectFrom('vehicle_hold')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('site_id', '=', slug)
    .where((query) =>
      query.or([
        query('state', 'in', activeHoldStates),
        query.and([
          query('payment', '!=', 'closed'),
          query.or([query('payment', 'not in', settledPayments), query('lead_id', 'is', null)]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  const payments = await kysely
    .selectFrom('payment')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('site_id', '=', slug)
    .where('state', '!=', 'closed')
    .where((query) => query.or([query('state', 'not in', ['paid', 'returned']), query('lead_id', 'is', null)]))
    .executeTakeFirstOrThrow()
  return holds.count + payments.count
}

/** They count as replaced, so that the removal raises no alarm of failed deliveries. */
async function giveUpDeliveries(trx: Transaction<Tables>, slug: string, now: number): Promise<void> {
  await trx
    .updateTable('lead_outbox')
    .set({
      state: 'failed',
      lease_id: null,
      settled_at: now,
      replaced_at: now,
      last_error: 'the site was removed before this was delivered',
    })
    .where('site_id', '=', slug)
    .where('state', 'in', ['waiting', 'held'])
    .execute()
}
