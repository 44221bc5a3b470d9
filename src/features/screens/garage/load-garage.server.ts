import type { VisitorRecordReader } from '#data/privacy/visitor-records.ts'
import type { LeadReader } from '#data/leads/lead-reader.ts'
import { mostSavedVehicles } from '#data/saved/saved-vehicle-records.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { loadWatchlist, type WatchlistReading } from '#features/parts/saved-vehicles/load-watchlist.server.ts'
import type { PasskeyDesk } from '#features/parts/sign-in/passkey-desk.ts'
import { buildDataExport, type DataExport } from './data-export.server.ts'
import { buildGarageView, type GarageInput } from './build-garage-view.server.ts'
import type { GarageView } from './garage-view.ts'
import type { ReservationReader } from './reservation.server.ts'

export interface GarageServices extends WatchlistReading {
  readonly leads: Pick<LeadReader, 'listByVisitor'>
  /** null: the site takes no reservations. */
  readonly reservations: ReservationReader | null
}

/** What the garage needs to list passkeys. */
export interface PasskeyServices {
  readonly signIn: { readonly passkeys: Pick<PasskeyDesk, 'list' | 'mayAdd' | 'host'> }
}

async function loadAll(
  services: GarageServices & PasskeyServices,
  visitor: SignedInVisitor,
  isOneRemoved: boolean,
): Promise<GarageInput> {
  const { site, ctx, stock, leads, reservations } = services
  const desk = services.signIn.passkeys
  const [watchlist, sent, held, items, mayAdd] = await Promise.all([
    loadWatchlist(services, visitor.id),
    leads.listByVisitor(ctx, visitor.id),
    reservations?.listByVisitor(ctx, visitor.id) ?? null,
    desk.list(visitor.id),
    desk.mayAdd(),
  ])
  const mentioned = [
    ...sent.flatMap(({ car }) => (car === null ? [] : [car.id])),
    ...(held ?? []).map(({ vehicleId }) => vehicleId),
  ]
  const shown = await stock.getMany(ctx, [...new Set(mentioned)].slice(0, 5 * mostSavedVehicles))
  const shownVehicles = new Set(shown.map(({ id }) => id))
  const passkeys = { items, mayAdd, host: desk.host, isOneRemoved }
  return { site, visitor, watchlist, leads: sent, reservations: held, passkeys, shownVehicles }
}

/** Loads the garage of the signed-in visitor (AUTH-03): nothing of any other visitor, and nothing of another site. */
export async function loadGarage(
  services: GarageServices & PasskeyServices,
  visitor: SignedInVisitor,
  isPasskeyRemoved: boolean,
): Promise<GarageView> {
  return buildGarageView(await loadAll(services, visitor, isPasskeyRemoved))
}

/** Everything that the site stores of a signed-in visitor: all that 'Delete my data' deletes, and the enquiries. */
export async function loadDataExport(
  services: GarageServices & PasskeyServices & { readonly personalData: VisitorRecordReader },
  visitor: SignedInVisitor,
): Promise<DataExport> {
  const { savedVehicles, personalData, ctx } = services
  const input = await loadAll(services, visitor, false)
  const saved = await savedVehicles.listSaved(ctx, visitor.id)
  return buildDataExport(input, saved, await personalData.readVisitor(ctx, visitor), ctx.now())
}
