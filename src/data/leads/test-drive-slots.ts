import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { LeadSlot } from './lead-records.ts'
import type { PersonKeys } from './person-keys.ts'

interface SlotClaim {
  readonly siteId: string
  /** Id under which the lead is stored in the same transaction. */
  readonly leadId: string
  readonly person: PersonKeys
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Takes a position of the slot for a lead. Of two transactions that try at once the unique key admits one, and the
 * other waits for its commit. Returns false when the slot is full; true also when the same person has it already,
 * which takes no second position.
 */
export async function claimSlot(
  trx: Transaction<Tables>,
  { siteId, leadId, person, now }: SlotClaim,
  { place, date, time, capacity }: LeadSlot,
): Promise<boolean> {
  const holders = await trx
    .selectFrom('test_drive_slot as slot')
    .innerJoin('lead', (join) => join.onRef('lead.site_id', '=', 'slot.site_id').onRef('lead.id', '=', 'slot.lead_id'))
    .select(['lead.person_email', 'lead.person_phone'])
    .where('slot.site_id', '=', siteId)
    .where('slot.place', '=', place)
    .where('slot.slot_date', '=', date)
    .where('slot.slot_time', '=', time)
    .execute()
  const isOwn = holders.some(
    ({ person_email: email, person_phone: phone }) =>
      (email !== null && email === person.email) || (phone !== null && phone === person.phone),
  )
  if (isOwn) return true
  if (holders.length >= capacity) return false
  for (let position = 0; position < capacity; position += 1) {
    const claimed = await trx
      .insertInto('test_drive_slot')
      .values({
        site_id: siteId,
        place,
        slot_date: date,
        slot_time: time,
        position,
        lead_id: leadId,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'place', 'slot_date', 'slot_time', 'position']).doNothing(),
      )
      .returning('position')
      .executeTakeFirst()
    if (claimed !== undefined) return true
  }
  return false
}

/** Gives back the slots that leads of a site have taken. Returns how many there were. */
export async function freeSlots(trx: Transaction<Tables>, siteId: string, leadIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('test_drive_slot')
    .where('site_id', '=', siteId)
    .where('lead_id', 'in', leadIds)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
