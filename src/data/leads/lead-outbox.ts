import { type ExpressionBuilder, sql } from 'kysely'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runGroupedWrite } from '../grouped-writes.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import type { LeadCalls, LeasedDelivery, LeaseRequest, Settlement } from './lead-calls.ts'

export interface OutboxFigures {
  readonly waiting: number
  /** When the longest waiting row was stored, epoch milliseconds; null: none waits. */
  readonly oldestWaitingAt: number | null
  readonly failed: number
  readonly held: number
}

/**
 * The deliveries that are due, of all sites: work of the platform itself, never of a request. Times are `ctx.now()` of
 * the calling node, so the clocks of nodes that share a store may differ by less than the spare time of a lease.
 */
export interface LeadOutbox extends Pick<LeadCalls, 'lease' | 'settle'> {
  /** What waits, what failed and what is held, of all sites. */
  readFigures(ctx: SystemContext): Promise<OutboxFigures>
}

/** Characters kept of a receiver's words. */
const longestReason = 1_000

type Key = readonly [siteId: string, leadId: string, channel: string]

/** On an open store. Failures of the store are DatabaseProblem. */
export function createLeadOutbox(database: Database): LeadOutbox {
  /**
   * Receivers with a delivery that is due, longest due first. Each costs two steps in an index, however many leads wait
   * for it. Reads only: a node without anything to do takes no lock.
   */
  async function listDueChannels(now: number): Promise<readonly string[]> {
    const { rows } = await runRead(database, (kysely) =>
      sql<{ channel: string }>`
        with recursive channels (channel) as (
          select min(channel) from lead_outbox where state = 'waiting'
          union all
          select (select min(channel) from lead_outbox where state = 'waiting' and channel > channels.channel)
          from channels where channels.channel is not null
        ), due_since (channel, since) as (
          select channel, (
            select min(next_at) from lead_outbox where state = 'waiting' and lead_outbox.channel = channels.channel
          ) from channels where channel is not null
        )
        select channel from due_since where since <= ${now} order by since, channel`.execute(kysely),
    )
    return rows.map(({ channel }) => channel)
  }

  /** The longest due deliveries to one receiver. */
  async function listDue(now: number, channel: string, limit: number): Promise<readonly Key[]> {
    const rows = await runRead(database, (kysely) =>
      kysely
        .selectFrom('lead_outbox')
        .select(['site_id', 'lead_id'])
        // A literal, because SQLite uses a partial index only where it can read the state in the statement.
        .where('state', '=', sql.lit('waiting'))
        .where('channel', '=', channel)
        .where('next_at', '<=', now)
        .where((query) => isFirstOfPerson(query))
        .orderBy('next_at')
        .orderBy('lead_seq')
        .limit(limit)
        .execute(),
    )
    return rows.map((row): Key => [row.site_id, row.lead_id, channel])
  }

  /** Takes those of the keys that nobody else has taken in the meantime, in their order. */
  async function take(
    now: number,
    keys: readonly Key[],
    { leaseId, leaseMs }: LeaseRequest,
  ): Promise<readonly LeasedDelivery[]> {
    const leasedUntil = now + leaseMs
    const isWanted = sql<boolean>`(site_id, lead_id, channel) in (
      select site_id, lead_id, channel from lead_outbox
      where (site_id, lead_id, channel) in (values ${sql.join(keys.map((key) => sql`(${sql.join(key)})`))})
        and state = 'waiting' and next_at <= ${now}
      ${sql.raw(database.dialect === 'postgres' ? 'for update skip locked' : '')})`
    const rows = await runWrite(database, (trx) =>
      trx
        .updateTable('lead_outbox')
        .set((query) => ({ lease_id: leaseId, next_at: leasedUntil, attempts: query('attempts', '+', 1) }))
        .where(isWanted)
        .returning(['site_id', 'lead_id', 'channel', 'attempts', 'give_up_at'])
        .execute(),
    )
    const taken = new Map(rows.map((row) => [formatKey([row.site_id, row.lead_id, row.channel]), row]))
    return keys.flatMap((key) => {
      const row = taken.get(formatKey(key))
      if (row === undefined) return []
      const [siteId, leadId, channel] = key
      return [{ siteId, leadId, channel, attempt: row.attempts, giveUpAt: row.give_up_at, leaseId, leasedUntil }]
    })
  }

  return {
    async lease(ctx, asked) {
      if (database.leadThread !== null) return database.leadThread.lease(ctx, asked)
      const now = ctx.now()
      const keys: Key[] = []
      for (const channel of await listDueChannels(now)) {
        const room = Math.min(asked.mostPerChannel - (asked.underWay.get(channel) ?? 0), asked.limit - keys.length)
        if (room > 0) keys.push(...(await listDue(now, channel, room)))
      }
      return keys.length === 0 ? [] : take(now, keys, asked)
    },

    async settle(ctx, leased, settlement) {
      if (database.leadThread !== null) return database.leadThread.settle(ctx, leased, settlement)
      const { siteId, leadId, channel, leaseId } = leased
      const now = ctx.now()
      const settled = await runGroupedWrite(database, (trx) =>
        trx
          .updateTable('lead_outbox')
          .set((query) => buildChange(query, settlement, now))
          .where('site_id', '=', siteId)
          .where('lead_id', '=', leadId)
          .where('channel', '=', channel)
          .where('lease_id', '=', leaseId)
          .where('state', '=', 'waiting')
          .executeTakeFirst(),
      )
      return settled.numUpdatedRows === 1n
    },

    async readFigures() {
      const count = (state: 'waiting' | 'failed' | 'held') =>
        runRead(database, (kysely) =>
          kysely
            .selectFrom('lead_outbox')
            .select((query) => [
              query.fn.countAll<number>().as('count'),
              query.fn.min<number | null>('created_at').as('oldest'),
            ])
            .where('state', '=', sql.lit(state))
            .where('replaced_at', 'is', null)
            .executeTakeFirstOrThrow(),
        )
      const waiting = await count('waiting')
      const failed = await count('failed')
      const held = await count('held')
      return { waiting: waiting.count, oldestWaitingAt: waiting.oldest, failed: failed.count, held: held.count }
    },
  }
}

/** Two searches, each in an index of its own; an empty key is nobody's. */
function isFirstOfPerson(query: ExpressionBuilder<Tables, 'lead_outbox'>) {
  const hasEarlier = (key: 'person_email' | 'person_phone') =>
    query.exists(
      query
        .selectFrom('lead_outbox as earlier')
        .select('earlier.lead_id')
        .whereRef('earlier.site_id', '=', 'lead_outbox.site_id')
        .whereRef('earlier.channel', '=', 'lead_outbox.channel')
        .whereRef(`earlier.${key}`, '=', `lead_outbox.${key}`)
        .where('earlier.state', '=', sql.lit('waiting'))
        .whereRef('earlier.lead_seq', '<', 'lead_outbox.lead_seq'),
    )
  return query.and([query.not(hasEarlier('person_email')), query.not(hasEarlier('person_phone'))])
}

function buildChange(query: ExpressionBuilder<Tables, 'lead_outbox'>, settlement: Settlement, now: number) {
  switch (settlement.kind) {
    case 'delivered':
      return { state: 'delivered', lease_id: null, settled_at: now, receipt: shorten(settlement.receipt) }
    case 'retry':
      return {
        lease_id: null,
        next_at: settlement.nextAt,
        last_error: shorten(settlement.reason),
        first_failed_at: query.fn.coalesce('first_failed_at', query.val(now)),
      }
    case 'failed':
      return {
        state: 'failed',
        lease_id: null,
        settled_at: now,
        last_error: shorten(settlement.reason),
        first_failed_at: query.fn.coalesce('first_failed_at', query.val(now)),
      }
    case 'returned':
      return { lease_id: null, next_at: now }
  }
}

/** One line that PostgreSQL can store: receivers choose these words. */
function shorten(text: string): string {
  return text
    .slice(0, longestReason)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
}

function formatKey(key: Key): string {
  return JSON.stringify(key)
}
