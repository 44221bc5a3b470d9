import { activeHoldStates } from '#domain/reserve/hold-state.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import { runRead } from '../transactions.ts'
import type { Hold } from './hold-records.ts'
import { parseHold } from './parse-hold.ts'

/** Reads the holds of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface HoldReader {
  find(ctx: SiteContext, id: string): Promise<Hold | null>
  /** The hold that keeps others from the vehicle: unpaid or reserved. */
  findActive(ctx: SiteContext, vehicleId: string): Promise<Hold | null>
  /** The hold whose payment has this reference at the processor. */
  findByReference(ctx: SiteContext, reference: string): Promise<Hold | null>
  /** The hold that belongs to a lead, for the page that thanks for it. */
  findByLead(ctx: SiteContext, leadId: string): Promise<Hold | null>
  /** Holds of a signed-in visitor, newest first, at most 100. */
  listByVisitor(ctx: SiteContext, visitorId: string): Promise<readonly Hold[]>
  /** Newest first. */
  list(ctx: SiteContext, limit: number): Promise<readonly Hold[]>
}

type SearchedColumn = 'id' | 'reference' | 'lead_id' | 'visitor_id'

/** Reads from an open store. Failures of the store are DatabaseProblem. */
export function createHoldReader(database: Database): HoldReader {
  async function select(
    ctx: SiteContext,
    where: Partial<Record<SearchedColumn, string>>,
    limit: number,
  ): Promise<readonly Hold[]> {
    const conditions = Object.entries(where) as [SearchedColumn, string][]
    // Visitors choose the text; PostgreSQL refuses to compare text that it could not store.
    if (conditions.some(([, text]) => !isStorableText(text))) return []
    const rows = await runRead(database, (kysely) => {
      let query = kysely.selectFrom('vehicle_hold').selectAll().where('site_id', '=', ctx.siteId)
      for (const [column, text] of conditions) query = query.where(column, '=', text)
      return query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
    })
    return rows.map(parseHold)
  }
  const findOne = async (ctx: SiteContext, where: Partial<Record<SearchedColumn, string>>): Promise<Hold | null> =>
    (await select(ctx, where, 1))[0] ?? null

  return {
    find: (ctx, id) => findOne(ctx, { id }),
    findByReference: (ctx, reference) => findOne(ctx, { reference }),
    findByLead: (ctx, leadId) => findOne(ctx, { lead_id: leadId }),
    listByVisitor: (ctx, visitorId) => select(ctx, { visitor_id: visitorId }, 100),
    list: (ctx, limit) => select(ctx, {}, limit),
    async findActive(ctx, vehicleId) {
      if (!isStorableText(vehicleId)) return null
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('vehicle_hold')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('vehicle_id', '=', vehicleId)
          .where('state', 'in', activeHoldStates)
          .executeTakeFirst(),
      )
      return row === undefined ? null : parseHold(row)
    },
  }
}
