import type { SiteContext } from '#data/context.ts'
import type { AppointmentReader } from '#data/leads/appointment-reader.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { awaitsArrival, isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { parseEnquiryAddress } from '#features/parts/enquiry/enquiry-form.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { Location, Site } from '#site/site.ts'
import { findSiteModel } from '#site/site-models.ts'
import { isTestDriveOn } from '#site/switches.ts'
import { findVehicleLocation } from '#site/vehicle-place.ts'
import { listTestDriveLocations, placeOf, type TakenAppointment } from './appointments.ts'
import type { TestDriveTarget } from './test-drive-form.ts'

interface TestDriveServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly stock: Pick<StockRepository, 'findByIdOrSlug'>
  readonly appointments: AppointmentReader
}

export type TestDriveRequest =
  | { readonly kind: 'offered'; readonly target: TestDriveTarget; readonly vehicle: Vehicle | null }
  /** The site takes no requests for test drives. */
  | { readonly kind: 'off' }
  /** The vehicle cannot be driven: it is sold, or its dealership offers no test drives. */
  | {
      readonly kind: 'not_for_vehicle'
      readonly target: TestDriveTarget
      readonly vehicle: Vehicle
      readonly sold: boolean
    }

/** Appointments are read from the day before on, for the time zones. */
const dayMs = 86_400_000

/** Resolves `car_id` (id or slug) and `location_id` of a query string into what a test drive is asked for (LEAD-11). */
export async function loadTestDrive(
  { site, ctx, stock, appointments }: TestDriveServices,
  query: URLSearchParams,
): Promise<TestDriveRequest> {
  if (!isTestDriveOn(site, null)) return { kind: 'off' }
  const { carId, namesVehicle } = parseEnquiryAddress(query)
  const vehicle = carId === null ? null : await stock.findByIdOrSlug(ctx, carId)
  const nowMs = ctx.now()
  const listTaken = async (locations: readonly (Location | null)[]): Promise<readonly TakenAppointment[]> => {
    if (!site.test_drive.date_time) return []
    const places = locations.map((location) => placeOf(vehicle?.id ?? null, location?.id ?? null))
    return appointments.listTaken(ctx, places, new Date(nowMs - dayMs).toISOString().slice(0, 10))
  }
  if (vehicle === null) {
    const locations = listTestDriveLocations(site)
    return {
      kind: 'offered',
      vehicle,
      target: {
        vehicle,
        price: null,
        canBeDriven: true,
        isAwaited: false,
        missing: namesVehicle,
        wantedModel: parseWantedModel(site, query),
        locations,
        preferredLocation: findPreferred(locations, query),
        taken: await listTaken(locations.length === 0 ? [null] : locations),
        nowMs,
      },
    }
  }
  const sold = !isInStockOnPage(vehicle)
  const canBeDriven = !sold && isTestDriveOn(site, vehicle.dealership_slug)
  const location = findVehicleLocation(vehicle, site)
  const target = {
    vehicle,
    price: resolveListing(vehicle, site, nowMs).price,
    canBeDriven,
    isAwaited: awaitsArrival(vehicle),
    missing: false,
    wantedModel: null,
    locations: location === null ? [] : [location],
    preferredLocation: null,
    taken: canBeDriven ? await listTaken([location]) : [],
    nowMs,
  }
  return canBeDriven ? { kind: 'offered', vehicle, target } : { kind: 'not_for_vehicle', vehicle, target, sold }
}

/** The model from whose page the visitor came (`model` of a query string, CONTENT-09); null for an unknown one. */
function parseWantedModel(site: Site, query: URLSearchParams): TestDriveTarget['wantedModel'] {
  const model = findSiteModel(site, query.get('model') ?? '')
  return model === null ? null : { page: model.page, make: model.make.name, model: model.name }
}

/** The location that the URL names by its id or slug; null for another one. */
function findPreferred(locations: readonly Location[], query: URLSearchParams): string | null {
  const named = query.get('location_id')
  return locations.find(({ id, slug }) => id === named || slug === named)?.id ?? null
}
