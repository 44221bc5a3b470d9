import type { SiteContext } from '#data/context.ts'
import type { LeadReader } from '#data/leads/lead-reader.ts'
import type { PersonEraser } from '#data/privacy/person-eraser.ts'
import type { VisitorRecordReader } from '#data/privacy/visitor-records.ts'
import type { SavedVehicleReader } from '#data/saved-vehicle.repository.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { activeHoldStates } from '#domain/reserve/hold-state.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { buildReservationPath } from '#features/parts/reserve/reservation-link.server.ts'
import type { Site } from '#site/site.ts'
import type { DeleteDataView } from './delete-data-page.tsx'

export interface DeleteDataServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly formSecret: string
  readonly savedVehicles: Pick<SavedVehicleReader, 'listSaved'>
  readonly leads: Pick<LeadReader, 'listByVisitor'>
  readonly personalData: Pick<PersonEraser, 'findOfVisitor'> & VisitorRecordReader
}

/** Loads what is deleted of a visitor and what stays. */
export async function loadDeleteData(services: DeleteDataServices, visitor: SignedInVisitor): Promise<DeleteDataView> {
  const { site, ctx, formSecret, savedVehicles, leads, personalData } = services
  const { holds, openHolds, payments } = await personalData.findOfVisitor(ctx, visitor)
  const { values, prizes } = await personalData.readVisitor(ctx, visitor)
  return {
    ...describeDealer(site),
    kind: 'ask',
    saved: (await savedVehicles.listSaved(ctx, visitor.id)).length,
    enquiries: (await leads.listByVisitor(ctx, visitor.id)).length,
    endedReservations: holds.length,
    payments: payments.length,
    tradeIns: values.length,
    prizes: prizes.length,
    openReservations: openHolds.map(({ id, vehicleName, state }) => ({
      id,
      vehicle: vehicleName,
      href: buildReservationPath(id, { site: site.slug, secret: formSecret }),
      canCancel: activeHoldStates.some((active) => active === state),
    })),
  }
}

/** What the page confirms afterwards. `keepsReservation`: an open reservation was not deleted. */
export function buildDeletedView(site: Site, keepsReservation: boolean): DeleteDataView {
  return { ...describeDealer(site), kind: 'deleted', keepsReservation }
}

const describeDealer = ({ auth, routes, name, email, phone }: Site) => ({
  garage: { name: auth.garage_name, path: routes.garage },
  dealer: { name, email, phone: phone === null ? null : formatPhone(phone) },
})
