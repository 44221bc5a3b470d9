import { sql } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runRead } from '../transactions.ts'

/** Leads that a receiver has not got and will not get by itself. */
export interface UndeliveredLeads {
  readonly count: number
  /** When the oldest was stored, epoch milliseconds; null: there is none. */
  readonly oldestAt: number | null
}

/** Counts a site's leads stored before `before` whose delivery was given up, and neither replaced nor dismissed. */
export async function countUndelivered(
  database: Database,
  ctx: SiteContext,
  before: number,
): Promise<UndeliveredLeads> {
  const { count, oldest } = await runRead(database, (kysely) =>
    kysely
      .selectFrom('lead_outbox')
      .innerJoin('lead', (join) =>
        join.onRef('lead.site_id', '=', 'lead_outbox.site_id').onRef('lead.id', '=', 'lead_outbox.lead_id'),
      )
      .select((query) => [
        query.fn.count<number>('lead.id').distinct().as('count'),
        query.fn.min<number | null>('lead.created_at').as('oldest'),
      ])
      .where('lead_outbox.site_id', '=', ctx.siteId)
      // A literal, because SQLite uses a partial index only where it can read the state in the statement.
      .where('lead_outbox.state', '=', sql.lit('failed'))
      .where('lead_outbox.replaced_at', 'is', null)
      .where('lead.created_at', '<', before)
      .executeTakeFirstOrThrow(),
  )
  return { count, oldestAt: oldest }
}
