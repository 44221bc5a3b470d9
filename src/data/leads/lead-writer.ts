import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { runGroupedWrite } from '../grouped-writes.ts'
import { confirmEarlier } from '../postgres/confirm-earlier.ts'
import type { LeadWriter, SavedLead } from './lead-calls.ts'
import { insertDeliveries } from './lead-deliveries.ts'
import type { NewLead } from './lead-records.ts'
import { computePersonKeys, type PersonKeys } from './person-keys.ts'
import { claimSlot, freeSlots } from './test-drive-slots.ts'

/** On an open store, in its thread for leads where it has one. Failures are DatabaseProblem, misuse is RangeError. */
export function createLeadWriter(database: Database): LeadWriter {
  const thread = database.leadThread
  if (thread !== null)
    return {
      save: (ctx, lead) => thread.save(ctx, lead),
      saveInSlot: (ctx, lead, slot) => thread.saveInSlot(ctx, lead, slot),
    }
  const write = async <Result extends { readonly outcome: string }>(
    lead: NewLead,
    work: (trx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> => {
    if (lead.channels.length === 0) throw new RangeError('a lead that nobody is to get would be lost')
    if (lead.idempotencyKey === '') throw new RangeError('a lead needs an idempotency key')
    return runGroupedWrite(database, async (trx) => {
      // A server can be configured to confirm a commit before it is on disk; a lead is confirmed only afterwards.
      if (database.dialect === 'postgres') await sql`set local synchronous_commit = on`.execute(trx)
      const saved = await work(trx)
      if (saved.outcome === 'repeated') await confirmEarlier(database, trx)
      return saved
    })
  }
  return {
    async save(ctx, lead) {
      const now = ctx.now()
      return write(lead, (trx) => storeLead(trx, ctx.siteId, randomUUID(), lead, now))
    },

    async saveInSlot(ctx, lead, slot) {
      const now = ctx.now()
      const { siteId } = ctx
      if (slot.capacity < 1) throw new RangeError('a slot admits at least one lead')
      return write(lead, async (trx) => {
        const id = randomUUID()
        const person = computePersonKeys(siteId, lead.form)
        // A robot must not book out a car.
        const isFree = lead.suspicion !== null || (await claimSlot(trx, { siteId, leadId: id, person, now }, slot))
        if (!isFree) {
          const earlier = await findByKey(trx, siteId, lead.idempotencyKey)
          return earlier === undefined ? { outcome: 'taken' } : { id: earlier.id, outcome: 'repeated' }
        }
        const saved = await storeLead(trx, siteId, id, lead, now)
        // The same submission was stored meanwhile by another request, which took the slot for it.
        if (saved.outcome === 'repeated') await freeSlots(trx, siteId, [id])
        return saved
      })
    },
  }
}

const findByKey = (trx: Transaction<Tables>, siteId: string, key: string) =>
  trx
    .selectFrom('lead')
    .select('id')
    .where('site_id', '=', siteId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

async function storeLead(
  trx: Transaction<Tables>,
  siteId: string,
  id: string,
  lead: NewLead,
  now: number,
): Promise<SavedLead> {
  const person = computePersonKeys(siteId, lead.form)
  const inserted = await trx
    .insertInto('lead')
    .values({
      site_id: siteId,
      id,
      created_at: now,
      category: lead.category,
      subcategory: lead.subcategory,
      event: lead.event,
      form: JSON.stringify(lead.form),
      car: lead.car === null ? null : JSON.stringify(lead.car),
      page_url: lead.pageUrl,
      user_agent: lead.userAgent,
      consent: JSON.stringify(lead.consent),
      idempotency_key: lead.idempotencyKey,
      source: lead.source,
      attributes: JSON.stringify(lead.attributes),
      location_id: lead.locationId,
      visitor_id: lead.visitorId,
      suspicion: lead.suspicion,
      person_email: person.email,
      person_phone: person.phone,
      earlier_lead: findEarlierLead(siteId, person),
      erased_at: null,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'idempotency_key']).doNothing())
    .returning(['id', 'seq'])
    .executeTakeFirst()
  if (inserted === undefined) {
    const earlier = await findByKey(trx, siteId, lead.idempotencyKey)
    if (earlier === undefined) throw new Error('a lead of this idempotency key was refused and is not stored')
    return { id: earlier.id, outcome: 'repeated' }
  }
  await insertDeliveries(
    trx,
    {
      siteId,
      leadId: inserted.id,
      leadSeq: inserted.seq,
      person,
      state: lead.suspicion === null ? 'waiting' : 'held',
      now,
    },
    lead.channels,
  )
  return { id: inserted.id, outcome: 'stored' }
}

/** The newest lead of the person, found by each key through its own index. */
function findEarlierLead(siteId: string, { email, phone }: PersonKeys) {
  return sql<string | null>`(select id from (
      select * from (select id, seq from lead where site_id = ${siteId} and person_email = ${email}
        order by seq desc limit 1) as by_email
      union all
      select * from (select id, seq from lead where site_id = ${siteId} and person_phone = ${phone}
        order by seq desc limit 1) as by_phone
    ) as earlier order by seq desc limit 1)`
}
