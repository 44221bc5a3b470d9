import type { LeadRepository } from '#data/lead.repository.ts'
import type { LeadSlot, NewLead } from '#data/leads/lead-records.ts'
import { testDriveSubcategory } from '#domain/enquiry/resolve-enquiry.ts'
import type { LeadTarget } from '#features/parts/lead-form/build-lead.server.ts'
import { receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import type { LeadServices } from '#features/parts/lead-form/submit-lead.server.ts'
import type { Site } from '#site/site.ts'
import { placeOf } from './appointments.ts'

interface BookingServices extends LeadServices {
  readonly leads: Pick<LeadRepository, 'save' | 'saveInSlot'>
}

/** Ends the storing of a lead whose slot is full; the visitor never reads it. */
class SlotTakenError extends Error {
  override readonly name = 'SlotTakenError'
}

/**
 * Receives a request for a test drive like `receiveLead`, and takes its slot in the lead's own transaction (LEAD-11). A
 * visitor whose slot another took between the check of the form and the transaction gets the form back: `load` reads
 * the appointments again, and the form refuses the time itself.
 */
export async function receiveTestDrive(
  services: BookingServices,
  load: () => Promise<LeadTarget>,
  request: Request,
): Promise<Awaited<ReturnType<typeof receiveLead>>> {
  let isTaken = false
  const booking: LeadServices = {
    ...services,
    leads: {
      async save(ctx, lead) {
        const slot = resolveSlot(lead, services.site)
        if (slot === null) return services.leads.save(ctx, lead)
        const saved = await services.leads.saveInSlot(ctx, lead, slot)
        if (saved.outcome !== 'taken') return saved
        isTaken = true
        throw new SlotTakenError('the slot was taken between the check of the form and its transaction')
      },
    },
    log: {
      error(fields, message) {
        // A full slot is no failure of the store.
        if (!isTaken) services.log.error(fields, message)
      },
    },
  }
  const answer = await receiveLead(booking, await load(), request.clone())
  if (!isTaken) return answer
  isTaken = false
  // The second reading of one request is not counted against the visitor again.
  return receiveLead({ ...booking, takeAllowance: () => Promise.resolve(true) }, await load(), request)
}

/** The slot that a lead takes; null where it leaves the day or the time open, or became an enquiry. */
function resolveSlot(
  { form, car, subcategory }: NewLead,
  { test_drive: { slot_capacity: capacity } }: Site,
): LeadSlot | null {
  const { appointment_date: date, appointment_time: time, location_id: locationId } = form
  if (subcategory !== testDriveSubcategory) return null
  if (typeof date !== 'string' || typeof time !== 'string') return null
  return { place: placeOf(car?.id ?? null, typeof locationId === 'string' ? locationId : null), date, time, capacity }
}
