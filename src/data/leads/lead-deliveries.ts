import type { Transaction } from 'kysely'
import { keepTryingMs } from '#domain/delivery/delivery-schedule.ts'
import type { SiteContext } from '../context.ts'
import type { Tables } from '../tables.ts'
import type { PersonKeys } from './person-keys.ts'

interface DeliveryStart {
  readonly siteId: string
  readonly leadId: string
  readonly leadSeq: number
  readonly person: PersonKeys
  readonly state: 'waiting' | 'held'
  /** Epoch milliseconds. */
  readonly now: number
}

/** What a delivery has when it begins to wait, or begins anew: all the time for tries. */
export const startOfTries = (now: number) =>
  ({
    attempts: 0,
    next_at: now,
    give_up_at: now + keepTryingMs,
    first_failed_at: null,
    settled_at: null,
    replaced_at: null,
  }) as const

/** Adds an outbox row for each channel, at least one. A channel that the lead has already is an error of the store. */
export async function insertDeliveries(
  trx: Transaction<Tables>,
  { siteId, leadId, leadSeq, person, state, now }: DeliveryStart,
  channels: readonly string[],
): Promise<void> {
  await trx
    .insertInto('lead_outbox')
    .values(
      channels.map((channel) => ({
        ...startOfTries(now),
        site_id: siteId,
        lead_id: leadId,
        channel,
        lead_seq: leadSeq,
        person_email: person.email,
        person_phone: person.phone,
        state,
        lease_id: null,
        created_at: now,
        last_error: null,
        receipt: null,
      })),
    )
    .execute()
}

/** `LeadDesk.deliverTo` in a transaction. */
export async function addDeliveries(
  trx: Transaction<Tables>,
  { siteId }: SiteContext,
  leadId: string,
  channels: readonly string[],
  now: number,
): Promise<number> {
  const lead = await trx
    .selectFrom('lead')
    .select(['seq', 'person_email as email', 'person_phone as phone'])
    .where('site_id', '=', siteId)
    .where('id', '=', leadId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (lead === undefined || channels.length === 0) return 0
  const failed = await trx
    .updateTable('lead_outbox')
    .set({ ...startOfTries(now), state: 'waiting' })
    .where('site_id', '=', siteId)
    .where('lead_id', '=', leadId)
    .where('channel', 'in', channels)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  await trx
    .updateTable('lead_outbox')
    .set({ replaced_at: now })
    .where('site_id', '=', siteId)
    .where('lead_id', '=', leadId)
    .where('channel', 'not in', channels)
    .where('state', '=', 'failed')
    .where('replaced_at', 'is', null)
    .execute()
  const present = await trx
    .selectFrom('lead_outbox')
    .select(['channel', 'state'])
    .where('site_id', '=', siteId)
    .where('lead_id', '=', leadId)
    .execute()
  const known = new Set(present.map(({ channel }) => channel))
  const added = channels.filter((channel) => !known.has(channel))
  if (added.length > 0) {
    const state = present.some((row) => row.state === 'held') ? 'held' : 'waiting'
    await insertDeliveries(trx, { siteId, leadId, leadSeq: lead.seq, person: lead, state, now }, added)
  }
  return added.length + Number(failed.numUpdatedRows)
}
