import type { AskedAppointment } from '#domain/hours/appointment-offer.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runRead } from '../transactions.ts'

/** An appointment that a lead has taken, and by whom, so that nobody is refused what they asked for themselves. */
export interface StoredAppointment extends AskedAppointment {
  /** See LeadSlot. */
  readonly place: string
  readonly email: string
  /** E.164; '' where none was given. */
  readonly phone: string
}

/** Reads the appointments that the leads of one site have taken (TEN-07). */
export interface AppointmentReader {
  /** The test drives at these places (see LeadSlot) from a date on, '2026-11-23'; in order. */
  listTaken(ctx: SiteContext, places: readonly string[], fromDate: string): Promise<readonly StoredAppointment[]>
}

/** More than a page offers; beyond it the database alone refuses. */
const mostTaken = 5_000

/** Reads from an open store. Failures of the store are DatabaseProblem. */
export function createAppointmentReader(database: Database): AppointmentReader {
  return {
    async listTaken(ctx, places, fromDate) {
      if (places.length === 0) return []
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('test_drive_slot as slot')
          .innerJoin('lead', (join) =>
            join.onRef('lead.site_id', '=', 'slot.site_id').onRef('lead.id', '=', 'slot.lead_id'),
          )
          .select(['slot.place', 'slot.slot_date as date', 'slot.slot_time as time', 'lead.form'])
          .where('slot.site_id', '=', ctx.siteId)
          .where('slot.place', 'in', places)
          .where('slot.slot_date', '>=', fromDate)
          .orderBy('slot.slot_date')
          .orderBy('slot.slot_time')
          .orderBy('slot.position')
          .limit(mostTaken)
          .execute(),
      )
      return rows.map(({ form, ...slot }) => {
        const { email, phone } = JSON.parse(form) as Readonly<Record<string, unknown>>
        return { ...slot, email: typeof email === 'string' ? email : '', phone: typeof phone === 'string' ? phone : '' }
      })
    },
  }
}
