import type { SavedVehicle } from '#data/saved/saved-vehicle-records.ts'
import { toDollars, type Cents } from '#domain/money/cents.ts'
import type { GarageInput } from './build-garage-view.server.ts'

/** What a visitor downloads: plain JSON, times in UTC (ISO 8601), amounts in dollars. */
export interface DataExport {
  readonly site: string
  readonly exported_at: string
  readonly phone: string | null
  readonly passkeys: readonly object[]
  readonly saved_vehicles: readonly object[]
  readonly enquiries: readonly object[]
  readonly reservations: readonly object[]
}

const toTime = (ms: number): string => new Date(ms).toISOString()
const toAmount = (amount: Cents | null): number | null => (amount === null ? null : toDollars(amount))

/** Builds the export of all that the site stores of a visitor: the forms as they were sent, with the consents given. */
export function buildDataExport(
  { site, visitor, watchlist, leads, reservations, passkeys }: GarageInput,
  saved: readonly SavedVehicle[],
  nowMs: number,
): DataExport {
  const titles = new Map(watchlist.cars.map(({ id, title }) => [id, title]))
  return {
    site: site.name,
    exported_at: toTime(nowMs),
    phone: visitor.phone,
    passkeys: passkeys.items.map(({ label, host, createdAt, lastUsedAt }) => ({
      device: label,
      website: host,
      created_at: toTime(createdAt),
      last_used_at: lastUsedAt === null ? null : toTime(lastUsedAt),
    })),
    saved_vehicles: saved.map(({ vehicleId, savedAt, priceAtSaving }) => ({
      id: vehicleId,
      name: titles.get(vehicleId) ?? null,
      saved_at: toTime(savedAt),
      price_at_saving: toAmount(priceAtSaving),
    })),
    enquiries: leads.map(
      ({ id, createdAt, category, subcategory, car, form, consent, pageUrl, userAgent, attributes }) => ({
        id,
        sent_at: toTime(createdAt),
        category,
        subcategory,
        vehicle: car === null ? null : { id: car.id, name: car.name, stock_number: car.stocknum },
        form,
        consent: { ...consent, at: toTime(consent.at) },
        page: pageUrl,
        browser: userAgent,
        visited_pages: attributes.visited_pages,
        linked_query_params: attributes.linked_query_params,
      }),
    ),
    reservations: (reservations ?? []).map(
      ({ id, vehicleId, vehicleName, state, price, deposit, createdAt, expiresAt }) => ({
        id,
        vehicle: { id: vehicleId, name: vehicleName },
        state,
        price: toAmount(price),
        deposit: toAmount(deposit),
        created_at: toTime(createdAt),
        expires_at: toTime(expiresAt),
      }),
    ),
  }
}
