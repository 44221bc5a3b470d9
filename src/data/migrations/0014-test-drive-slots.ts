import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Migration } from './migration.ts'

/** Longer than a site may let visitors book ahead, days. */
const bookedAheadDays = 100
const dayMs = 86_400_000

/** The time that a test drive takes at a vehicle or a location. The key is the rule: a position is given once. */
export const testDriveSlots: Migration = {
  name: '0014-test-drive-slots',
  async up(trx) {
    await sql`create table test_drive_slot (
      site_id text not null,
      place text not null,
      slot_date text not null,
      slot_time text not null,
      position integer not null,
      lead_id text not null,
      created_at bigint not null,
      primary key (site_id, place, slot_date, slot_time, position)
    )`.execute(trx)
    await sql`create index test_drive_slot_lead on test_drive_slot (site_id, lead_id)`.execute(trx)
    await takeBookedSlots(trx)
  },
}

/** The test drives that were asked for before take their slots, each the next position. */
async function takeBookedSlots(trx: Transaction<Tables>): Promise<void> {
  // Uses the system clock, as the time of the migration itself does.
  const since = Date.now() - bookedAheadDays * dayMs
  const { rows } = await sql<{ site_id: string; id: string; form: string; car: string | null; created_at: number }>`
    select site_id, id, form, car, created_at from lead
    where subcategory = 'Test Drive' and suspicion is null and erased_at is null and created_at >= ${since}
    order by seq`.execute(trx)
  const positions = new Map<string, number>()
  for (const { site_id: siteId, id, form, car, created_at: createdAt } of rows) {
    const asked = JSON.parse(form) as Readonly<Record<string, unknown>>
    const { appointment_date: date, appointment_time: time, location_id: location } = asked
    if (typeof date !== 'string' || typeof time !== 'string') continue
    const { id: carId } = JSON.parse(car ?? '{}') as { readonly id?: string }
    const place = carId !== undefined ? `car:${carId}` : typeof location === 'string' ? `location:${location}` : 'site'
    const slot = JSON.stringify([siteId, place, date, time])
    const position = positions.get(slot) ?? 0
    positions.set(slot, position + 1)
    await sql`insert into test_drive_slot (site_id, place, slot_date, slot_time, position, lead_id, created_at)
      values (${siteId}, ${place}, ${date}, ${time}, ${position}, ${id}, ${createdAt})`.execute(trx)
  }
}
