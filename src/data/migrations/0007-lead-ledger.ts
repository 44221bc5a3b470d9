import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { erasedLead } from '../leads/erased-lead.ts'
import { computePersonKeys } from '../leads/person-keys.ts'
import type { Tables } from '../tables.ts'
import { admitErasure } from './admit-erasure.ts'
import type { Migration } from './migration.ts'

/** Days after which a lead that no receiver accepted is given up; those stored before get them from now on. */
const keptForMs = 4 * 86_400_000
const batch = 500

/**
 * Leads with their source, person and place; the one change that erases personal data; and an outbox whose rows are
 * leased, retried until they are given up, and held back for suspected robots (LEAD-02, LEAD-12, LEAD-13).
 */
export const leadLedger: Migration = {
  name: '0007-lead-ledger',
  async up(trx, dialect) {
    await dropTriggers(trx, dialect)
    const columns = [
      `source text not null default 'Website'`,
      `attributes text not null default '${erasedLead.attributes}'`,
      `location_id text`,
      `visitor_id text`,
      `suspicion text check (suspicion in ('honeypot', 'too_fast'))`,
      `person_email text`,
      `person_phone text`,
      `earlier_lead text`,
      `erased_at bigint`,
    ]
    for (const column of columns) await sql`alter table lead add column ${sql.raw(column)}`.execute(trx)
    await sql`create index lead_of_email on lead (site_id, person_email, seq)`.execute(trx)
    await sql`create index lead_of_phone on lead (site_id, person_phone, seq)`.execute(trx)
    await sql`create index lead_of_visitor on lead (site_id, visitor_id, seq)`.execute(trx)
    await linkEarlierLeads(trx)
    await admitErasure(trx, dialect)
    await rebuildOutbox(trx)
  },
}

async function dropTriggers(trx: Transaction<Tables>, dialect: Database['dialect']): Promise<void> {
  if (dialect === 'sqlite') {
    await sql`drop trigger lead_no_update`.execute(trx)
    await sql`drop trigger lead_no_delete`.execute(trx)
  } else await sql`drop trigger lead_no_rewrite on lead`.execute(trx)
}

/** Gives the stored leads their person and the link to the person's earlier lead, oldest first. */
async function linkEarlierLeads(trx: Transaction<Tables>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ seq: number; site_id: string; form: string }>`
      select seq, site_id, form from lead where seq > ${after} order by seq limit ${batch}`.execute(trx)
    for (const { seq, site_id: siteId, form } of rows) {
      const person = computePersonKeys(siteId, JSON.parse(form) as Record<string, unknown>)
      await sql`update lead set person_email = ${person.email}, person_phone = ${person.phone}, earlier_lead = (
          select earlier.id from lead as earlier
          where earlier.site_id = ${siteId} and earlier.seq < ${seq}
            and (earlier.person_email = ${person.email} or earlier.person_phone = ${person.phone})
          order by earlier.seq desc limit 1
        ) where seq = ${seq}`.execute(trx)
    }
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.seq
  }
}

async function rebuildOutbox(trx: Transaction<Tables>): Promise<void> {
  await sql`drop index lead_outbox_due`.execute(trx)
  await sql`alter table lead_outbox rename to lead_outbox_before`.execute(trx)
  await sql`create table lead_outbox (
    site_id text not null,
    lead_id text not null,
    channel text not null,
    lead_seq bigint not null,
    person_email text,
    person_phone text,
    state text not null check (state in ('waiting', 'delivered', 'failed', 'held')),
    attempts integer not null,
    next_at bigint not null,
    lease_id text,
    created_at bigint not null,
    give_up_at bigint not null,
    first_failed_at bigint,
    last_error text,
    settled_at bigint,
    receipt text,
    primary key (site_id, lead_id, channel),
    foreign key (site_id, lead_id) references lead (site_id, id)
  )`.execute(trx)
  // Uses the system clock, as the time of the migration itself does.
  const giveUpAt = Date.now() + keptForMs
  await sql`insert into lead_outbox (
      site_id, lead_id, channel, lead_seq, person_email, person_phone, state, attempts, next_at, created_at, give_up_at,
      last_error, settled_at
    ) select earlier.site_id, earlier.lead_id, earlier.channel, lead.seq, lead.person_email, lead.person_phone,
      earlier.state, earlier.attempts, earlier.next_at, earlier.created_at, ${giveUpAt}, earlier.last_error,
      earlier.delivered_at
    from lead_outbox_before as earlier
    join lead on lead.site_id = earlier.site_id and lead.id = earlier.lead_id`.execute(trx)
  await sql`drop table lead_outbox_before`.execute(trx)

  // Only what is still to be delivered is looked for at every round, and only that is counted all the time.
  await sql`create index lead_outbox_due on lead_outbox (next_at, lead_seq) where state = 'waiting'`.execute(trx)
  await sql`create index lead_outbox_of_email on lead_outbox (site_id, channel, person_email, lead_seq)
    where state = 'waiting'`.execute(trx)
  await sql`create index lead_outbox_of_phone on lead_outbox (site_id, channel, person_phone, lead_seq)
    where state = 'waiting'`.execute(trx)
  await sql`create index lead_outbox_stuck on lead_outbox (state, site_id) where state in ('failed', 'held')`.execute(
    trx,
  )
}
