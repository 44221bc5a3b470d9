import { sql, type Transaction } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import { parseLead } from './lead-reader.ts'
import type { Lead, OutboxState } from './lead-records.ts'
import { computePersonKeys } from './person-keys.ts'
import { addDeliveries, startOfTries } from './lead-deliveries.ts'
import { freeSlots } from './test-drive-slots.ts'

export interface LeadFilter {
  /** Leads with at least one delivery in this state. */
  readonly state?: OutboxState
  /** Stored at or after, epoch milliseconds. */
  readonly from?: number
  /** Stored before, epoch milliseconds. */
  readonly until?: number
  /** Leads whose sender has this e-mail address or this phone number, however they are written. */
  readonly person?: { readonly email?: string; readonly phone?: string }
}

/** A lead with the states of its deliveries, sorted. */
export interface FoundLead {
  readonly lead: Lead
  readonly seq: number
  readonly states: readonly OutboxState[]
}

/**
 * What operators do with the leads of one site, on the command line. No request gets it. Every method sees the rows of
 * `ctx.siteId` only (TEN-07).
 */
export interface LeadDesk {
  /** Newest first, at most `limit`; `before`: older than the lead of this `seq`, to read on. */
  search(ctx: SiteContext, filter: LeadFilter, limit: number, before?: number): Promise<readonly FoundLead[]>
  /**
   * Makes failed deliveries wait again with the whole time for tries, and those that wait between two tries due at
   * once. `id`: of this lead only; null: the failed ones of all leads. Returns the number of deliveries.
   */
  retry(ctx: SiteContext, id: string | null): Promise<number>
  /** Lets the held deliveries of a lead, or of all leads (null), wait. Returns the number of deliveries. */
  release(ctx: SiteContext, id: string | null): Promise<number>
  /**
   * Makes a lead go to exactly these channels besides those that got it: a channel without a delivery gets one, and a
   * failed one waits again. A failed delivery to another channel counts as replaced, and others stay as they are.
   * While the lead is held as a suspected robot's, a new delivery is held too; an erased lead gets none. Returns the
   * number of deliveries.
   */
  deliverTo(ctx: SiteContext, id: string, channels: readonly string[]): Promise<number>
  /**
   * Gives the failed deliveries of a lead up for good: the operator says that nobody needs to get it any more, such as
   * after it was handed over by telephone. The reason stays with each delivery until the lead is erased in its time; a
   * delivery to current receivers revives it. Returns the number of deliveries.
   */
  dismiss(ctx: SiteContext, id: string, reason: string): Promise<number>
  /** Gives back the time of the test drive that a lead has taken; false where it has none. The lead itself stays. */
  freeSlot(ctx: SiteContext, id: string): Promise<boolean>
}

/** The state of a delivery as operators see it, in SQL. */
const shownState = `case when replaced_at is null then state else 'replaced' end`

/** On an open store. Failures of the store are DatabaseProblem. */
export function createLeadDesk(database: Database): LeadDesk {
  const joined =
    database.dialect === 'sqlite' ? `group_concat(distinct ${shownState})` : `string_agg(distinct ${shownState}, ',')`
  return {
    async search(ctx, filter, limit, before) {
      const { state, from, until, person } = filter
      const words = [person?.email, person?.phone].filter((text) => text !== undefined)
      if (!words.every(isStorableText)) return []
      const rows = await runRead(database, (kysely) => {
        let leads = kysely
          .selectFrom('lead')
          .selectAll()
          .select(
            sql<string | null>`(select ${sql.raw(joined)} from lead_outbox
              where lead_outbox.site_id = lead.site_id and lead_outbox.lead_id = lead.id)`.as('states'),
          )
          .where('site_id', '=', ctx.siteId)
        if (from !== undefined) leads = leads.where('created_at', '>=', from)
        if (until !== undefined) leads = leads.where('created_at', '<', until)
        if (before !== undefined) leads = leads.where('seq', '<', before)
        if (person !== undefined) {
          const keys = computePersonKeys(ctx.siteId, person)
          leads = leads.where((query) =>
            query.or([query('person_email', '=', keys.email), query('person_phone', '=', keys.phone)]),
          )
        }
        if (state !== undefined)
          leads = leads.where((query) =>
            query.exists(
              query
                .selectFrom('lead_outbox')
                .select('channel')
                .whereRef('lead_outbox.site_id', '=', 'lead.site_id')
                .whereRef('lead_outbox.lead_id', '=', 'lead.id')
                .where('lead_outbox.state', '=', state)
                .where('lead_outbox.replaced_at', 'is', null),
            ),
          )
        return leads.orderBy('seq', 'desc').limit(limit).execute()
      })
      return rows.map(({ states, ...row }) => ({ lead: parseLead(row), seq: row.seq, states: parseStates(states) }))
    },

    async retry(ctx, id) {
      const now = ctx.now()
      return runWrite(database, async (trx) => {
        const failed = await startAnew(trx, ctx, 'failed', id, now)
        if (id === null || !isStorableText(id)) return failed
        const waiting = await trx
          .updateTable('lead_outbox')
          .set({ next_at: now })
          .where('site_id', '=', ctx.siteId)
          .where('lead_id', '=', id)
          .where('state', '=', 'waiting')
          .where('lease_id', 'is', null)
          .where('next_at', '>', now)
          .executeTakeFirst()
        return failed + Number(waiting.numUpdatedRows)
      })
    },

    release(ctx, id) {
      const now = ctx.now()
      return runWrite(database, (trx) => startAnew(trx, ctx, 'held', id, now))
    },

    async deliverTo(ctx, id, channels) {
      const now = ctx.now()
      if (![id, ...channels].every(isStorableText)) return 0
      return runWrite(database, (trx) => addDeliveries(trx, ctx, id, channels, now))
    },

    async dismiss(ctx, id, reason) {
      const now = ctx.now()
      if (![id, reason].every(isStorableText)) return 0
      const { numUpdatedRows } = await runWrite(database, (trx) =>
        trx
          .updateTable('lead_outbox')
          .set({ replaced_at: now, receipt: `dismissed by the operator: ${reason}` })
          .where('site_id', '=', ctx.siteId)
          .where('lead_id', '=', id)
          .where('state', '=', 'failed')
          .where('replaced_at', 'is', null)
          .executeTakeFirst(),
      )
      return Number(numUpdatedRows)
    },

    async freeSlot(ctx, id) {
      if (!isStorableText(id)) return false
      return (await runWrite(database, (trx) => freeSlots(trx, ctx.siteId, [id]))) > 0
    },
  }
}

/** Deliveries of a lead, or of all, that begin to wait with all the time for tries. */
async function startAnew(
  trx: Transaction<Tables>,
  { siteId }: SiteContext,
  state: OutboxState,
  id: string | null,
  now: number,
): Promise<number> {
  if (id !== null && !isStorableText(id)) return 0
  const change = trx
    .updateTable('lead_outbox')
    .set({ ...startOfTries(now), state: 'waiting' })
    .where('site_id', '=', siteId)
    .where('state', '=', state)
    .where('replaced_at', 'is', null)
  const { numUpdatedRows } = await (id === null ? change : change.where('lead_id', '=', id)).executeTakeFirst()
  return Number(numUpdatedRows)
}

function parseStates(text: string | null): readonly OutboxState[] {
  return text === null ? [] : (text.split(',').toSorted() as OutboxState[])
}
