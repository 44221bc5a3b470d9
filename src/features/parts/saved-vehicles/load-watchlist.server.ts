import type { SiteContext } from '#data/context.ts'
import type { SavedVehicleReader } from '#data/saved-vehicle.repository.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { dateInZone, formatDate } from '#domain/format/calendar-date.ts'
import { comparePriceSinceSaving } from '#domain/price/price-since-saving.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { Site } from '#site/site.ts'
import { buildCarSummary } from './car-summary.ts'
import type { SavedCar } from './saved-car.ts'

export interface WatchlistReading {
  readonly site: Site
  readonly ctx: SiteContext
  readonly stock: Pick<VehicleReader, 'getMany'>
  readonly savedVehicles: SavedVehicleReader
}

export interface Watchlist {
  readonly cars: readonly SavedCar[]
  /** Ids of saved vehicles that the website does not show any more. */
  readonly unlisted: readonly string[]
}

/**
 * Loads a visitor's watchlist with each vehicle's present price and status, sold ones too, and the price change since
 * saving (WATCH-06).
 */
export async function loadWatchlist(
  { site, ctx, stock, savedVehicles }: WatchlistReading,
  visitorId: string,
): Promise<Watchlist> {
  const saved = await savedVehicles.listSaved(ctx, visitorId)
  const vehicles = await stock.getMany(
    ctx,
    saved.map(({ vehicleId }) => vehicleId),
  )
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const cars = saved.flatMap(({ vehicleId, savedAt, priceAtSaving }): SavedCar[] => {
    const vehicle = byId.get(vehicleId)
    if (vehicle === undefined) return []
    const listing = resolveListing(vehicle, site, ctx.now())
    return [
      {
        ...buildCarSummary(listing),
        saved: `Saved on ${formatDate(dateInZone(savedAt, site.time_zone))}`,
        change: comparePriceSinceSaving(priceAtSaving, listing.priceCents),
      },
    ]
  })
  return { cars, unlisted: saved.map(({ vehicleId }) => vehicleId).filter((id) => !byId.has(id)) }
}
