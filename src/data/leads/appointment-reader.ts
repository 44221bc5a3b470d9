import { testDriveSubcategory } from '#domain/enquiry/resolve-enquiry.ts'
import type { AskedAppointment } from '#domain/hours/appointment-offer.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runRead } from '../transactions.ts'

/** An appointment that a lead asked for, and by whom, so that nobody is refused what they asked for themselves. */
export interface StoredAppointment extends AskedAppointment {
  readonly email: string
  /** E.164; '' where none was given. */
  readonly phone: string
}

/** Reads the appointments that the leads of one site asked for (TEN-07). */
export interface AppointmentReader {
  /** The test drives of a vehicle that were asked for with a date and a time since an instant, epoch milliseconds. */
  listTestDrives(ctx: SiteContext, vehicleId: string, sinceMs: number): Promise<readonly StoredAppointment[]>
}

/** More than a car has slots in its appointment days; beyond it the oldest requests are left out. */
const mostRequests = 1_000

/** Reads from an open store. Failures of the store are DatabaseProblem. */
export function createAppointmentReader(database: Database): AppointmentReader {
  return {
    async listTestDrives(ctx, vehicleId, sinceMs) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('lead')
          .select(['form', 'car'])
          .where('site_id', '=', ctx.siteId)
          .where('subcategory', '=', testDriveSubcategory)
          .where('created_at', '>=', sinceMs)
          // A robot must not book out a car.
          .where('suspicion', 'is', null)
          // Narrows the rows; the vehicle is compared below.
          .where('car', 'like', `%"id":${JSON.stringify(vehicleId)}%`)
          .orderBy('seq', 'desc')
          .limit(mostRequests)
          .execute(),
      )
      return rows.flatMap(({ form, car }) => {
        const { id } = JSON.parse(car ?? '{}') as { readonly id?: string }
        return id === vehicleId ? readAppointment(JSON.parse(form) as Readonly<Record<string, unknown>>) : []
      })
    },
  }
}

function readAppointment(form: Readonly<Record<string, unknown>>): readonly StoredAppointment[] {
  const textOf = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
  const [date, time] = [textOf('appointment_date'), textOf('appointment_time')]
  return date === '' || time === '' ? [] : [{ date, time, email: textOf('email'), phone: textOf('phone') }]
}
