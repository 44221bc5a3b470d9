import type { Transaction } from 'kysely'
import { activeHoldStates } from '#domain/reserve/hold-state.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import { resolveHeadline } from '#domain/vehicle/vehicle-title.ts'
import type { SiteContext } from '../context.ts'
import { parseDocument } from '../stock/vehicle-document.ts'
import type { Tables } from '../tables.ts'

/** Another active hold of a vehicle. `until`: epoch milliseconds, at the latest. */
interface Rival {
  readonly kind: 'taken'
  readonly until: number
  readonly paid: boolean
}

/** The other hold that keeps the vehicle from everybody else; null where there is none. */
export async function findRival(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  vehicleId: string,
  ownId: string | null = null,
): Promise<Rival | null> {
  const rows = await trx
    .selectFrom('vehicle_hold')
    .select(['id', 'state', 'expires_at'])
    .where('site_id', '=', ctx.siteId)
    .where('vehicle_id', '=', vehicleId)
    .where('state', 'in', activeHoldStates)
    .execute()
  const rival = rows.find((row) => row.id !== ownId)
  return rival === undefined ? null : { kind: 'taken', until: rival.expires_at, paid: rival.state === 'reserved' }
}

/** The vehicle if it can be held: for sale, and reserved neither by its feed nor by a paid hold. */
export async function findFreeVehicle(trx: Transaction<Tables>, ctx: SiteContext, vehicleId: string) {
  const row = await trx
    .selectFrom('vehicle')
    .select(['site_id', 'id', 'slug', 'sold', 'held', 'doc'])
    .where('site_id', '=', ctx.siteId)
    .where('id', '=', vehicleId)
    .executeTakeFirst()
  if (row === undefined || row.sold === 1 || row.held === 1) return null
  const { status, reserved, name, series } = parseDocument(row)
  const isFree = isInStockOnPage({ status: typeof status === 'string' ? status : null }) && reserved !== true
  if (!isFree) return null
  // The visitor reads the name on the payment page, where the maker's code of the series would be in the way.
  const headline =
    typeof name === 'string' ? resolveHeadline({ name, series: typeof series === 'string' ? series : null }) : row.slug
  return { slug: row.slug, name: headline }
}
