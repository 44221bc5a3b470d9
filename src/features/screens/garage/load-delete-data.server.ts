import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { DeleteDataView } from './delete-data-page.tsx'
import type { GarageServices } from './load-garage.server.ts'

/** Loads what is deleted of a visitor and what stays; null: the visitor's data has been deleted. */
export async function loadDeleteData(
  { site, ctx, savedVehicles, leads, reservations }: GarageServices,
  visitor: SignedInVisitor | null,
): Promise<DeleteDataView> {
  const held = visitor === null ? [] : ((await reservations?.listByVisitor(ctx, visitor.id)) ?? [])
  return {
    deleted: visitor === null,
    garage: { name: site.auth.garage_name, path: site.routes.garage },
    saved: visitor === null ? 0 : (await savedVehicles.listSaved(ctx, visitor.id)).length,
    enquiries: visitor === null ? 0 : (await leads.listByVisitor(ctx, visitor.id)).length,
    activeReservations: held.filter(({ state }) => state === 'held_unpaid' || state === 'reserved').length,
    dealer: {
      name: site.name,
      email: site.email,
      phone: site.phone === null ? null : formatPhone(site.phone),
    },
  }
}
