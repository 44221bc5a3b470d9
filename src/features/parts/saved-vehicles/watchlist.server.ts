import type { SiteContext } from '#data/context.ts'
import type { SavedVehicleWriter } from '#data/saved-vehicle.repository.ts'
import { mostSavedVehicles } from '#data/saved/saved-vehicle-records.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { isOnWebsite } from '#site/on-website.ts'
import type { Site } from '#site/site.ts'

/** What changing a watchlist uses of a request. */
export interface WatchlistServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly stock: Pick<VehicleReader, 'findByIdOrSlug'>
  readonly savedVehicles: SavedVehicleWriter
  readonly findVisitor: () => Promise<SignedInVisitor | null>
}

/** A call of the watchlist, with the field names of the specification (WATCH-02). */
export interface WatchlistCall {
  /** Phone number of the caller; absent or null: the number of the session. */
  readonly phone_number?: string | null | undefined
  /** Id or slug. */
  readonly car_id: string
}

export type WatchlistOutcome =
  | { readonly kind: 'done' }
  /** The visitor is not signed in, or signed in without a phone number (WATCH-01). */
  | { readonly kind: 'signed_out' }
  /** The call names another phone number than the session has (WATCH-02). */
  | { readonly kind: 'other_phone' }
  | { readonly kind: 'unknown_car' }
  /** `message` is a sentence for the visitor. */
  | { readonly kind: 'refused'; readonly message: string }

type Identified = { readonly kind: 'known'; readonly visitorId: string } | WatchlistOutcome

/** The phone number comes from the session; a call that names another number is refused (WATCH-02). */
async function identify({ findVisitor }: WatchlistServices, given: WatchlistCall['phone_number']): Promise<Identified> {
  const visitor = await findVisitor()
  if (visitor?.phone == null) return { kind: 'signed_out' }
  if (given == null) return { kind: 'known', visitorId: visitor.id }
  const parsed = parsePhone(given)
  return parsed.ok && parsed.e164 === visitor.phone ? { kind: 'known', visitorId: visitor.id } : { kind: 'other_phone' }
}

/** Saves a car of the site to the visitor's watchlist (WATCH-02). A sold car is not saved anew (WATCH-04). */
export async function saveToWatchlist(services: WatchlistServices, call: WatchlistCall): Promise<WatchlistOutcome> {
  const identified = await identify(services, call.phone_number)
  if (identified.kind !== 'known') return identified
  const { site, ctx, stock, savedVehicles } = services
  const vehicle = await stock.findByIdOrSlug(ctx, call.car_id)
  if (vehicle === null || !isOnWebsite(vehicle, site)) return { kind: 'unknown_car' }
  const { forSale, priceCents } = resolveListing(vehicle, site, ctx.now())
  if (!forSale) return { kind: 'refused', message: 'This vehicle has been sold, so you cannot save it.' }
  const outcome = await savedVehicles.saveVehicle(ctx, identified.visitorId, { id: vehicle.id, price: priceCents })
  return outcome === 'full'
    ? {
        kind: 'refused',
        message: `Your watchlist is full (${mostSavedVehicles} vehicles). Remove one to save this one.`,
      }
    : { kind: 'done' }
}

/** Removes a car from the visitor's watchlist; 'done' also where it was not there (WATCH-02). */
export async function removeFromWatchlist(services: WatchlistServices, call: WatchlistCall): Promise<WatchlistOutcome> {
  const identified = await identify(services, call.phone_number)
  if (identified.kind !== 'known') return identified
  await services.savedVehicles.removeVehicle(services.ctx, identified.visitorId, call.car_id)
  return { kind: 'done' }
}
