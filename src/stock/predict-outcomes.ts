import type { SiteContext } from '#data/context.ts'
import type { IncomingVehicle, UpsertOutcome } from '#data/stock/stock-records.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { buildVehicleDocument } from '#data/stock/vehicle-document.ts'

/**
 * Says what storing a vehicle would do, for dry runs. Reads the site's whole stock once and keeps a hash a vehicle:
 * about 100 bytes each. The rule is the store's: a sold vehicle that is for sale again has returned; other content, or
 * a sale, is a change.
 */
export async function createOutcomePredictor(
  ctx: SiteContext,
  stock: StockRepository,
): Promise<(vehicle: IncomingVehicle) => UpsertOutcome> {
  const known = new Map<string, string>()
  for await (const vehicles of stock.listAll(ctx))
    for (const vehicle of vehicles) known.set(vehicle.stocknum, fingerprint(vehicle, vehicle.sold))
  return (vehicle) => {
    const before = known.get(vehicle.stocknum)
    if (before === undefined) return 'added'
    if (before.startsWith('sold ') && vehicle.status !== 'sold') return 'returned'
    return before === fingerprint(vehicle, vehicle.status === 'sold') ? 'unchanged' : 'changed'
  }
}

function fingerprint(vehicle: IncomingVehicle, sold: boolean): string {
  return `${sold ? 'sold' : 'here'} ${buildVehicleDocument(vehicle).hash}`
}
